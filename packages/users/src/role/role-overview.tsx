import { describePermission } from '@portal/contract/permission-table.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { Box, DetailsList, Moment, Mono, Stack } from '@portal/ui'
import { LastReason } from '../last-reason.tsx'
import { DuplicateRole } from './duplicate-role.tsx'
import { byArea } from './permission-areas.ts'
import { RoleHolders } from './role-holders.tsx'

/** A role at a glance: what it allows, who holds it, and where to move them. */
export function RoleOverview({ role }: { role: Role }) {
  return (
    <Stack gap="5">
      <Box>
        <DuplicateRole role={role} />
      </Box>
      <DetailsList
        columns={1}
        items={[
          { label: 'Name', value: <Mono>{role.name}</Mono> },
          { label: 'Description', value: role.description },
          {
            label: 'Subject types',
            value: role.subjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
          },
          {
            label: 'Last change',
            value: (
              <>
                <Moment at={role.updatedAt} /> by {role.updatedBy.name}
                <LastReason entityType="role" entityId={role.id} />
              </>
            ),
          },
        ]}
      />
      <RoleHolders role={role} />
      {byArea(role.resources).map(({ name, permissions }) => (
        <Box as="details" key={name}>
          <Box as="summary" cursor="pointer" fontWeight="strong">
            {name} ({permissions.length})
          </Box>
          <Box as="ul" paddingTop="2" fontSize="sm">
            {permissions.map((permission) => (
              <li key={permission}>{describePermission(permission)}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  )
}
