import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import { listDeclaredPermissions } from '@portal/contract/roles/role-endpoints.ts'
import { queryFor } from '@portal/session'
import { useQuery } from '@tanstack/react-query'

/**
 * What permissions allow that applications declare, such as "Shops: Close a request", by permission. Empty if none of
 * these is one of them, and until the product API has answered.
 */
export function useDeclaredTexts(permissions: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...queryFor(listDeclaredPermissions, {}, { errors: 'nowhere' }),
    enabled: permissions.some(isDeclaredName),
  })
  const declared = data?.items ?? []
  return new Map(
    declared.map(({ resource, group, description }) => [resource, `${group}: ${description}`] as const),
  )
}
