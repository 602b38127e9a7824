import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { warningsOf } from '@portal/contract/roles/high-impact-permissions.ts'
import { Text } from '@portal/ui'
import { useRoles } from '../../role/use-roles.ts'

/** One-line summary of what a reviewer should know about a user's roles. */
export function AccessHighlights({ roles }: { roles: readonly RoleRef[] }) {
  const known = useRoles()
  if (!known) return null
  const held = known.filter((role) => roles.some(({ id }) => id === role.id))
  const warnings = warningsOf(new Set(held.flatMap(({ resources }) => resources)))
  return <Text fontSize="sm">{warnings.join(', ')}</Text>
}
