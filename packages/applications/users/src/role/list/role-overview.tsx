import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Box, Stack } from '@portal/ui'
import { byArea } from '../matrix/permission-areas.ts'
import { useDescribe } from '../matrix/use-declared.ts'
import { DuplicateRole } from './duplicate-role.tsx'
import { RoleFacts } from './role-facts.tsx'
import { RoleHolders } from './role-holders.tsx'

/** Summary of a role: what it allows, who holds it, and how to reassign holders. */
export function RoleOverview({ role }: { role: Role }) {
  const describe = useDescribe()
  return (
    <Stack gap="5">
      <Box>
        <DuplicateRole role={role} />
      </Box>
      <RoleFacts role={role} />
      <RoleHolders role={role} />
      {byArea(role.resources).map(({ name, permissions }) => (
        <Box as="details" key={name}>
          <Box as="summary" cursor="pointer" fontWeight="strong">
            {name} ({permissions.length})
          </Box>
          <Box as="ul" paddingTop="2" fontSize="sm">
            {permissions.map((permission) => (
              <li key={permission}>{describe(permission)}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  )
}
