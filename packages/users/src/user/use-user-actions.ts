import { useSession } from '@portal/session'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRoles } from '../role/use-roles.ts'
import { roleRemoval } from './role-removal.ts'
import { useLastAdministrator } from './use-last-administrator.ts'
import { userActions } from './user-actions.ts'

/** What can be done with a user here. A list of one role's holders can take it from them, too. */
export function useUserActions() {
  useSession()
  const lastAdministrator = useLastAdministrator()
  const [params] = useSearchParams()
  const roles = useRoles()
  const shown = params.get('role')
  return useMemo(() => {
    const role = roles?.find(({ name }) => name === shown)
    const actions = userActions(lastAdministrator)
    return role ? { ...actions, removeRole: roleRemoval(role, lastAdministrator) } : actions
  }, [lastAdministrator, roles, shown])
}
