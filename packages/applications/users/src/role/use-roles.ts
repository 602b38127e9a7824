import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'

/** All roles of the account, by name. */
export const ALL_ROLES = queryForAll(listRoles, { query: { sort: 'name' } })

/** The account's roles by name; undefined while loading and for operators who cannot see them. */
export function useRoles(): readonly Role[] | undefined {
  const enabled = useCan(listRoles)
  return useQuery({ ...ALL_ROLES, enabled }).data
}
