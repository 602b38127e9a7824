import { describePermission } from '@portal/contract/permission-table.ts'
import {
  PERMISSION_GRID,
  type PermissionGroup,
  type PermissionRow,
  permissionsIn,
} from './permission-grid.ts'

const textOf = (row: PermissionRow) =>
  [row.label, ...permissionsIn(row).flatMap((permission) => [permission, describePermission(permission)])]
    .join(' ')
    .toLowerCase()

/** The rows of the grid that match a search. */
export function matchingGroups(query: string): readonly PermissionGroup[] {
  const wanted = query.trim().toLowerCase()
  return PERMISSION_GRID.map(({ name, rows }) => ({
    name,
    rows: rows.filter((row) => textOf(row).includes(wanted)),
  })).filter(({ rows }) => rows.length > 0)
}
