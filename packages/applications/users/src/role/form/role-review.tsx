import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { Stack, Text } from '@portal/ui'
import { PermissionDiff } from './permission-diff.tsx'
import type { RoleOutput } from './role-form.ts'
import { RoleWarnings } from './role-warnings.tsx'

type StoredRole = Pick<Role, 'label' | 'description' | 'subjectTypes' | 'resources'>

const NOTHING: StoredRole = { label: '', description: '', subjectTypes: [], resources: [] }

/** Changed fields other than permissions, as sentences. */
function changedFields(
  { name, label, description = '', subjectTypes = [] }: RoleOutput,
  role: StoredRole,
): string[] {
  const added = subjectTypes.filter((type) => !role.subjectTypes.includes(type))
  const removed = role.subjectTypes.filter((type) => !subjectTypes.includes(type))
  const labels = role.label ? `${role.label} → ${label}` : label
  return [
    // The name is permanent.
    ...(role === NOTHING ? [`Name: ${name}`] : []),
    ...(label === role.label ? [] : [`Label: ${labels}`]),
    ...(description === role.description ? [] : [`Description: ${description || 'removed'}`]),
    ...added.map((type) => `+ Added: subjects of type ${SUBJECT_TYPE_LABELS[type]}`),
    ...removed.map((type) => `− Removed: subjects of type ${SUBJECT_TYPE_LABELS[type]}`),
  ]
}

/** The changes to a role, or the whole content of a new role. */
export function RoleReview({ values, role = NOTHING }: { values: RoleOutput; role?: StoredRole }) {
  return (
    <Stack gap="3">
      <Stack gap="1">
        {changedFields(values, role).map((line) => (
          <Text key={line} fontSize="sm">
            {line}
          </Text>
        ))}
      </Stack>
      <PermissionDiff before={new Set(role.resources)} after={new Set(values.permissions)} />
      <RoleWarnings permissions={new Set(values.permissions)} />
    </Stack>
  )
}
