import { useMemo } from 'react'
import { useRoles } from '../role/use-roles.ts'
import { userFilters } from './user-filters.ts'

/** The filters of the list, that by role among them once the roles are known. */
export function useUserFilters() {
  const roles = useRoles()
  return useMemo(() => userFilters(roles), [roles])
}
