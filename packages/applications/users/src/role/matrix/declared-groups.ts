import type { DeclaredPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { operationOf, type PermissionGroup, type PermissionRow } from './permission-grid.ts'

/** A row per permission, since each application has words of its own. */
const rowOf = ({ resource, description, isDeclared }: DeclaredPermission): PermissionRow => ({
  key: resource,
  label: isDeclared ? description : `${description} (no longer declared)`,
  cells: { [operationOf(resource)]: resource },
})

/**
 * What applications declare, in their groups. A role may keep what is no longer declared, so it is shown where the
 * role has it.
 */
export function declaredGroups(
  declared: readonly DeclaredPermission[],
  held: readonly string[],
): readonly PermissionGroup[] {
  const shown = declared.filter(({ resource, isDeclared }) => isDeclared || held.includes(resource))
  return [...new Set(shown.map(({ group }) => group))].map((name) => ({
    name,
    rows: shown.filter(({ group }) => group === name).map(rowOf),
  }))
}
