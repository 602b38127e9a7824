import { type PermissionWords, permissionWords } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import type { DeclaredPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { listDeclaredPermissions } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'

/** The permissions that applications bring. */
export const useDeclared = (): readonly DeclaredPermission[] => useLoaded(listDeclaredPermissions, {}).items

/** Whether the permission can be added to a role. One that is no longer declared can only be kept. */
export const isGivable = (permission: string, declared: readonly DeclaredPermission[]): boolean =>
  !isDeclaredName(permission) || declared.some((one) => one.resource === permission && one.isDeclared)

/** The label of any permission, including declared ones; an unknown one is shown by its name. */
export function usePermissionWords(): (permission: string) => PermissionWords {
  const declared = useDeclared()
  return (permission) =>
    declared.find(({ resource }) => resource === permission) ??
    permissionWords(permission) ?? { group: 'Other', description: permission }
}

/** What a permission allows as one text: "Tasks: List". */
export function useDescribe(): (permission: string) => string {
  const wordsOf = usePermissionWords()
  return (permission) => {
    const { group, description } = wordsOf(permission)
    return `${group}: ${description}`
  }
}
