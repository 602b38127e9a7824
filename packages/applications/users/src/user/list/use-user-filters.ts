import { useDictionary } from '@portal/portal-app'
import { useMemo } from 'react'
import { useRoles } from '../../role/use-roles.ts'
import { userFilters } from './user-filters.ts'

const NONE: readonly string[] = []

/** The list's filters. */
export function useUserFilters() {
  const names = useDictionary('USER_ROLES', NONE)
  const roles = useRoles()
  return useMemo(() => userFilters(names, roles), [names, roles])
}
