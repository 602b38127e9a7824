import type { PermissionRow } from '@portal/contract/roles/declared-permission.ts'

/** Declares the permissions that an application brings. */
export function definePermissions<const Rows extends Record<string, PermissionRow>>(rows: Rows): Rows {
  return rows
}
