import {
  addUserRoles,
  disableUser,
  enableUser,
  removeUserRole,
  updateUser,
} from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { perform } from '@portal/portal-app'
import type { UserValues } from './user-form.ts'

/** One call of those that save a user. */
interface Step {
  /** What it saves, in words. */
  readonly what: string
  save(revision: number, changeReason: string): Promise<unknown>
}

function nameSteps({ id, ...user }: User, { given_name, family_name }: UserValues): Step[] {
  if (given_name === user.given_name && family_name === user.family_name) return []
  const body = { given_name, family_name }
  return [
    {
      what: 'the name',
      save: (revision, changeReason) =>
        perform(updateUser, { params: { userId: id }, body: { ...body, changeReason } }, { revision }),
    },
  ]
}

function roleSteps({ id, roles }: User, { roleIds }: UserValues): Step[] {
  const added = roleIds.filter((roleId) => !roles.some((held) => held.id === roleId))
  const removed = roles.filter((held) => !roleIds.includes(held.id))
  const adding: Step = {
    what: 'the new roles',
    save: (revision, changeReason) =>
      perform(addUserRoles, { params: { userId: id }, body: { roleIds: added, changeReason } }, { revision }),
  }
  return [
    ...(added.length > 0 ? [adding] : []),
    ...removed.map(
      ({ id: roleId, label }): Step => ({
        what: `the removal of ${label}`,
        save: (revision, changeReason) =>
          perform(removeUserRole, { params: { userId: id, roleId } }, { revision, changeReason }),
      }),
    ),
  ]
}

function statusSteps(user: User, { status }: UserValues): Step[] {
  if (status === user.status) return []
  const endpoint = status === 'ACTIVE' ? enableUser : disableUser
  return [
    {
      what: 'the status',
      save: (revision, changeReason) =>
        perform(endpoint, { params: { userId: user.id }, body: { changeReason } }, { revision }),
    },
  ]
}

/** The calls that make a user what the form says; new roles come before old ones go. */
export const stepsOf = (user: User, values: UserValues): readonly Step[] => [
  ...nameSteps(user, values),
  ...roleSteps(user, values),
  ...statusSteps(user, values),
]
