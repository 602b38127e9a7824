import { describePermission } from '@portal/contract/permission-table.ts'
import {
  PERMISSION_GRID,
  type PermissionGroup,
  type PermissionRow,
  permissionsIn,
} from './permission-grid.ts'

const textOf = (group: string, row: PermissionRow) =>
  [
    group,
    row.label,
    ...permissionsIn(row).flatMap((permission) => [permission, describePermission(permission)]),
  ]
    .join(' ')
    .toLowerCase()

/** The rows that match a search: of the grid, and of what applications declare. */
export function matchingGroups(
  query: string,
  declared: readonly PermissionGroup[] = [],
): readonly PermissionGroup[] {
  const wanted = query.trim().toLowerCase()
  return [...PERMISSION_GRID, ...declared]
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => textOf(name, row).includes(wanted)) }))
    .filter(({ rows }) => rows.length > 0)
}
