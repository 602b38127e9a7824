import { addUserRoles } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { BulkChoice } from '@portal/portal-app'
import { useRoles } from '../../role/use-roles.ts'
import { chooseRole } from './choose-role.tsx'
import { giveRole } from './give-role.ts'

/** Bulk action that assigns a role, for operators who can see roles. */
export function useRoleChoice(): readonly BulkChoice<User>[] {
  const roles = useRoles()
  if (!roles) return []
  return [
    {
      label: 'Add role',
      call: addUserRoles,
      async choose() {
        const role = await chooseRole(roles)
        return role && giveRole(role, roles)
      },
    },
  ]
}
