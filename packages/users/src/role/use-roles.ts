import type { InputOf } from '@portal/contract/endpoint.ts'
import { MAX_PAGE_SIZE } from '@portal/contract/page-size.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'

/** All roles of the account, by name. */
export const ALL_ROLES: InputOf<typeof listRoles> = { query: { pageSize: MAX_PAGE_SIZE, sort: 'name' } }

/** The roles of the account by name; undefined while they load, and for those who may not see them. */
export function useRoles(): readonly Role[] | undefined {
  const enabled = useCan(listRoles)
  return useQuery({ ...queryFor(listRoles, ALL_ROLES), enabled }).data?.items
}
