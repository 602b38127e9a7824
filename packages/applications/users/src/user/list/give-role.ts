import { addUserRoles } from '@portal/contract/people/user-endpoints.ts'
import { refusalToChangeRolesOf, refusalToGiveRole } from '@portal/contract/people/user-rules.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { caller } from '../../caller.ts'
import { personName } from '../person-name.ts'
import { roleChangeImpact } from './role-change-impact.ts'

/** Assigns a role to users who do not hold it; `known` are roles whose permissions the operator may see. */
export const giveRole = (role: Role, known: readonly Role[]) =>
  actionsOn<User>().call(addUserRoles, {
    label: 'Add role',
    bulkTitle: (users) => `Add the role ${role.label} to ${users}`,
    applies: ({ roles }) => roles.every((held) => held.id !== role.id),
    blocked: (user) => (refusalToChangeRolesOf(user, caller()) ?? refusalToGiveRole(role, caller()))?.message,
    ask: {
      kind: 'optionalReason',
      title: (user) => `Add ${role.label} to ${personName(user)}?`,
      impact: async (users) => roleChangeImpact(users, { given: role, known }),
    },
    input: ({ id }) => ({ params: { userId: id }, body: { roleIds: [role.id] } }),
    done: (user) => `${personName(user)} now has the role ${role.label}`,
  })
