import {
  deleteUser,
  disableUser,
  enableUser,
  resetUserPassword,
} from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { defineActions, perform, type RecordAction } from '@portal/portal-app'
import { personName } from './person-name.ts'
import { protectionOf } from './user-guards.ts'

const inputOf = ({ id }: User) => ({ params: { userId: id } })
const reasonOf = (changeReason: string) => ({ body: changeReason ? { changeReason } : {} })

async function shutOutImpact({ roles }: User) {
  const held = roles.map(({ label }) => label)
  return [
    'All sessions end at once.',
    `Work that only this person could do stops: ${held.join(', ') || 'none'}`,
  ]
}

/** Lets a suspended user in again. */
export const enableAction: RecordAction<User> = {
  label: 'Enable',
  call: enableUser,
  bulk: true,
  applies: ({ status }) => status === 'SUSPENDED',
  ask: {
    kind: 'optionalReason',
    title: (user) => `Enable ${personName(user)}?`,
    impact: async ({ email }) => [`${email} is told by e-mail that the account is active.`],
  },
  perform: (user, { changeReason }) =>
    perform(
      enableUser,
      { ...inputOf(user), ...reasonOf(changeReason) },
      { revision: user.revision, done: `${user.email} is enabled` },
    ),
}

const resetPassword: RecordAction<User> = {
  label: 'Reset password',
  call: resetUserPassword,
  bulk: true,
  applies: () => true,
  blocked: ({ status }) => (status === 'SUSPENDED' ? 'Enable the user first.' : undefined),
  ask: {
    kind: 'confirm',
    title: (user) => `Reset the password of ${personName(user)}?`,
    impact: async ({ credentialState, email }) => [
      credentialState === 'INVITED'
        ? `A new invitation is sent to ${email}.`
        : `The present password stops working. A link to choose a new one is sent to ${email}.`,
    ],
  },
  perform: (user) =>
    perform(
      resetUserPassword,
      { ...inputOf(user), body: {} },
      { revision: user.revision, done: `A mail is on its way to ${user.email}` },
    ),
}

/** What can be done with an operator. The API enforces the same in `user-lifecycle.ts`. */
export const userActions = (lastAdministrator: string | undefined) =>
  defineActions<User>({
    disable: {
      label: 'Disable',
      call: disableUser,
      bulk: true,
      applies: ({ status }) => status === 'ACTIVE',
      blocked: (user) => protectionOf(user, lastAdministrator),
      ask: { kind: 'reason', title: (user) => `Disable ${personName(user)}?`, impact: shutOutImpact },
      perform: (user, { changeReason }) =>
        perform(
          disableUser,
          { ...inputOf(user), body: { changeReason } },
          { revision: user.revision, done: `${user.email} is disabled` },
        ),
    },
    enable: enableAction,
    resetPassword,
    remove: {
      label: 'Delete',
      call: deleteUser,
      danger: true,
      applies: () => true,
      blocked: (user) => protectionOf(user, lastAdministrator),
      ask: {
        kind: 'removeWithReason',
        title: (user) => `Delete ${personName(user)}?`,
        match: ({ email }) => email,
        impact: async (user) => [
          'The account and its roles are gone. What the person did stays in the history.',
          ...(await shutOutImpact(user)),
        ],
      },
      perform: (user, { changeReason }) =>
        perform(deleteUser, inputOf(user), {
          changeReason,
          revision: user.revision,
          done: `${user.email} is deleted`,
        }),
    },
  })
