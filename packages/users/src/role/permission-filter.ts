import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'
import type { Filter } from '@portal/ui'

const options = PERMISSIONS.map((value) => ({ value, label: describePermission(value) })).sort((a, b) =>
  a.label.localeCompare(b.label),
)

/** "Who can do this?": narrows people and roles to those with a permission. */
export const permissionFilter = (label: string): Filter => ({
  name: 'permission',
  label,
  multiple: true,
  options,
})
