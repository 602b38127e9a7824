import { type PermissionWords, permissionWords } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import type { DeclaredPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { listDeclaredPermissions } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'

/** The permissions that applications bring. */
export const useDeclared = (): readonly DeclaredPermission[] => useLoaded(listDeclaredPermissions, {}).items

/** Whether a role without this permission could get it: others may only keep it. */
export const isGivable = (permission: string, declared: readonly DeclaredPermission[]): boolean =>
  !isDeclaredName(permission) || declared.some((one) => one.resource === permission && one.isDeclared)

/** The words of a permission, also of one that an application brings; an unknown one describes itself. */
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
