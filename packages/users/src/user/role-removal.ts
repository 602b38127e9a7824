import { removeUserRole } from '@portal/contract/people/user-endpoints.ts'
import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'
import { ADMINISTRATOR_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { perform, type RecordAction } from '@portal/portal-app'
import { personName } from './person-name.ts'
import { isSelf } from './user-guards.ts'

/** A role, with its permissions where they are known. */
export interface RemovableRole extends RoleRef {
  readonly resources?: readonly string[]
}

const administers = ({ resources = [] }: RemovableRole) =>
  ADMINISTRATOR_PERMISSIONS.some((permission) => resources.includes(permission))

/** Takes one role from users. */
export const roleRemoval = (role: RemovableRole, lastAdministrator?: string): RecordAction<User> => ({
  label: `Remove role ${role.label}`,
  call: removeUserRole,
  bulk: true,
  bulkTitle: (users) => `Remove the role ${role.label} from ${users}`,
  applies: ({ roles }) => roles.some(({ id }) => id === role.id),
  blocked(user) {
    if (isSelf(user)) return 'Nobody changes their own roles. Ask another administrator.'
    if (user.id !== lastAdministrator || !administers(role)) return undefined
    return 'The account would be left without an administrator.'
  },
  ask: { kind: 'reason', title: (user) => `Remove ${role.label} from ${personName(user)}?` },
  perform: (user, { changeReason }) =>
    perform(
      removeUserRole,
      { params: { userId: user.id, roleId: role.id } },
      { changeReason, revision: user.revision, done: `${role.label} is taken from ${user.email}` },
    ),
})
