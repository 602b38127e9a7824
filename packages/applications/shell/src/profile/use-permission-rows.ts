import { PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { listDeclaredPermissions } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'

/** A permission with what it allows. */
export interface PermissionFacts {
  readonly group: string
  readonly resource: string
  readonly description: string
}

/** Every permission of the portal, then those that applications bring. */
export const usePermissionRows = (): readonly PermissionFacts[] => [
  ...PERMISSION_TABLE,
  ...useLoaded(listDeclaredPermissions, {}).items,
]
