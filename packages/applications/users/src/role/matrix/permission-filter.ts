import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'

const options = PERMISSIONS.map((value) => ({ value, label: describePermission(value) })).sort((a, b) =>
  a.label.localeCompare(b.label),
)

/** "Who can do this?": narrows people and roles to those with a permission. */
export const permissionFilter = (label: string) => ({
  name: 'permission' as const,
  label,
  multiple: true,
  options,
})
