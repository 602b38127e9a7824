import {
  addUserRoles,
  disableUser,
  enableUser,
  removeUserRole,
  updateUser,
} from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { type Step, step } from '@portal/portal-app'
import type { UserValues } from './user-form.ts'

/** The calls that turn a user into what the form says; roles are added before others are removed. */
export function stepsOf(user: User, values: UserValues): readonly Step[] {
  const { given_name, family_name, roleIds, status } = values
  const params = { userId: user.id }
  const isRenamed = given_name !== user.given_name || family_name !== user.family_name
  const added = roleIds.filter((id) => !user.roles.some((held) => held.id === id))
  const removed = user.roles.filter(({ id }) => !roleIds.includes(id))
  const changeStatus = status === 'ACTIVE' ? enableUser : disableUser
  return [
    ...(isRenamed ? [step(updateUser, { params, body: { given_name, family_name } }, 'the name')] : []),
    ...(added.length > 0 ? [step(addUserRoles, { params, body: { roleIds: added } }, 'the new roles')] : []),
    ...removed.map(({ id, label }) =>
      step(removeUserRole, { params: { ...params, roleId: id } }, `the removal of ${label}`),
    ),
    ...(status === user.status ? [] : [step(changeStatus, { params }, 'the status')]),
  ]
}
