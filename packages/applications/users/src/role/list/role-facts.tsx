import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { DetailsList, Moment, Mono } from '@portal/ui'
import { LastReason } from '../../last-reason.tsx'
import { ROLE_LABELS as labels } from '../role-labels.ts'

/** A role's name and purpose, and who changed it last. */
export const RoleFacts = ({ role }: { role: Role }) => (
  <DetailsList
    columns={1}
    items={[
      { label: labels.name, value: <Mono>{role.name}</Mono> },
      { label: labels.description, value: role.description },
      {
        label: labels.subjectTypes,
        value: role.subjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
      },
      {
        label: labels.updatedAt,
        value: (
          <>
            <Moment at={role.updatedAt} /> by {role.updatedBy.name}
            <LastReason entityType="role" entityId={role.id} />
          </>
        ),
      },
    ]}
  />
)
