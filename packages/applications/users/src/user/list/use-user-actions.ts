import { useSession } from '@portal/session'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRoles } from '../../role/use-roles.ts'
import { userActions } from '../user-actions.ts'
import { takeRole } from './take-role.ts'

/** Actions for users in a list. When filtered by role, includes removing that role. */
export function useUserActions() {
  useSession()
  const [params] = useSearchParams()
  const roles = useRoles()
  const shown = params.get('role')
  return useMemo(() => {
    const role = roles?.find(({ name }) => name === shown)
    return role ? { ...userActions, removeRole: takeRole(role, roles ?? []) } : userActions
  }, [roles, shown])
}
