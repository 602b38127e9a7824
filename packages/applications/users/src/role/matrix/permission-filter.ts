import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'

const options = PERMISSIONS.map((value) => ({ value, label: describePermission(value) })).sort((a, b) =>
  a.label.localeCompare(b.label),
)

/** Filters people and roles by permission: "Who can do this?". */
export const permissionFilter = (label: string) => ({
  name: 'permission' as const,
  label,
  multiple: true,
  options,
})
