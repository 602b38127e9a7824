import { removeUserRole } from '@portal/contract/people/user-endpoints.ts'
import { refusalToRemoveRole } from '@portal/contract/people/user-rules.ts'
import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { caller } from '../../caller.ts'
import { personName } from '../person-name.ts'
import { roleChangeImpact } from './role-change-impact.ts'

/** Removes a role from users; `known` are roles whose permissions the operator may see. */
export function takeRole(taken: RoleRef, known: readonly Role[]) {
  const { id, label } = taken
  const leftTo = ({ roles }: User) =>
    known.filter((role) => role.id !== id && roles.some((held) => held.id === role.id))
  return actionsOn<User>().call(removeUserRole, {
    label: `Remove role ${label}`,
    danger: true,
    bulk: true,
    bulkTitle: (users) => `Remove the role ${label} from ${users}`,
    applies: ({ roles }) => roles.some((held) => held.id === id),
    blocked: (user) => refusalToRemoveRole(user, leftTo(user), caller())?.message,
    ask: {
      kind: 'reason',
      title: (user) => `Remove ${label} from ${personName(user)}?`,
      impact: async (users) => roleChangeImpact(users, { taken, known }),
    },
    input: (user) => ({ params: { userId: user.id, roleId: id } }),
    done: (user) => `${label} removed from ${personName(user)}`,
  })
}
