import { describePermission } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import type { DeclaredPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { listDeclaredPermissions } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'

/** The permissions that applications bring. */
export const useDeclared = (): readonly DeclaredPermission[] => useLoaded(listDeclaredPermissions, {}).items

/** Whether a role without this permission could get it: others may only keep it. */
export const isGivable = (permission: string, declared: readonly DeclaredPermission[]): boolean =>
  !isDeclaredName(permission) || declared.some((one) => one.resource === permission && one.isDeclared)

/** What a permission allows, also one that an application brings: group and action. */
export function useDescribe(): (permission: string) => string {
  const declared = useDeclared()
  return (permission) => {
    const row = declared.find(({ resource }) => resource === permission)
    return row ? `${row.group}: ${row.description}` : describePermission(permission)
  }
}
