import { addUserRoles } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { perform, type RecordAction } from '@portal/portal-app'
import { givingBlock } from '../role/giving-block.ts'
import { warningsOf } from '../role/sensitive-permissions.ts'
import { personName } from './person-name.ts'
import { isSelf } from './user-guards.ts'

/** Gives one role to users who do not hold it. */
export const roleAddition = ({ id, label, resources }: Role): RecordAction<User> => ({
  label: 'Add role',
  call: addUserRoles,
  bulkTitle: (users) => `Add the role ${label} to ${users}`,
  applies: ({ roles }) => roles.every((held) => held.id !== id),
  blocked: (user) =>
    isSelf(user) ? 'Nobody changes their own roles. Ask another administrator.' : givingBlock(resources),
  ask: {
    kind: 'optionalReason',
    title: (user) => `Give ${label} to ${personName(user)}?`,
    impact: async () => warningsOf(new Set(resources)),
  },
  perform: (user, { changeReason }) =>
    perform(
      addUserRoles,
      { params: { userId: user.id }, body: { roleIds: [id], ...(changeReason && { changeReason }) } },
      { revision: user.revision, done: `${user.email} has the role ${label}` },
    ),
})
