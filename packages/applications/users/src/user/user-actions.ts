import { INVITATION_DAYS } from '@portal/contract/people/user.ts'
import {
  deleteUser,
  disableUser,
  enableUser,
  resetUserPassword,
} from '@portal/contract/people/user-endpoints.ts'
import {
  refusalToDeleteUser,
  refusalToDisableUser,
  refusalToEnableUser,
  refusalToResetPassword,
} from '@portal/contract/people/user-rules.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { actionsOn, step } from '@portal/portal-app'
import { caller } from '../caller.ts'
import { addressesOf, personName } from './person-name.ts'

const onUser = actionsOn<User>()
const input = ({ id }: User) => ({ params: { userId: id } })

/** Unique words; repeated ones with their count. */
const counted = (words: readonly string[]) =>
  [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length
    return count > 1 ? `${word} (${count})` : word
  })

async function shutOutImpact(users: readonly User[]) {
  const held = counted(users.flatMap(({ roles }) => roles.map(({ label }) => label)))
  return ['All sessions end immediately.', `Roles that no longer apply: ${held.join(', ') || 'none'}`]
}

/** They were sent a link to choose a password but have not used it yet. */
const isInvited = ({ credentialState }: User) => credentialState === 'INVITED'

/** Actions for an operator. */
export const userActions = {
  disable: onUser.call(disableUser, {
    label: 'Disable',
    danger: true,
    bulk: true,
    applies: ({ status }) => status === 'ACTIVE',
    blocked: (user) => refusalToDisableUser(user, caller())?.message,
    ask: { kind: 'reason', title: (user) => `Disable ${personName(user)}?`, impact: shutOutImpact },
    input,
    done: (user) => `${personName(user)} disabled`,
    undo: (user) => ({ step: step(enableUser, input(user)), done: `${personName(user)} enabled again` }),
  }),
  enable: onUser.call(enableUser, {
    label: 'Enable',
    bulk: true,
    applies: ({ status }) => status === 'SUSPENDED',
    blocked: (user) => refusalToEnableUser(user, caller())?.message,
    ask: {
      kind: 'optionalReason',
      title: (user) => `Enable ${personName(user)}?`,
      impact: async (users) => [`${addressesOf(users)} will be told by email that the account is active.`],
    },
    input,
    done: (user) => `${personName(user)} enabled`,
    undo: (user) => ({ step: step(disableUser, input(user)), done: `${personName(user)} disabled again` }),
  }),
  resendInvitation: onUser.call(resetUserPassword, {
    label: 'Resend invitation',
    bulk: true,
    applies: isInvited,
    blocked: (user) => refusalToResetPassword(user, caller())?.message,
    ask: {
      kind: 'confirm',
      title: (user) => `Resend the invitation to ${personName(user)}?`,
      impact: async (users) => [
        `A new link is sent to ${addressesOf(users)}, valid for ${INVITATION_DAYS} days. The previous link stops working.`,
      ],
    },
    input,
    done: (user) => `Invitation resent to ${personName(user)}`,
  }),
  resetPassword: onUser.call(resetUserPassword, {
    label: 'Reset password',
    bulk: true,
    applies: (user) => !isInvited(user),
    blocked: (user) => refusalToResetPassword(user, caller())?.message,
    ask: {
      kind: 'confirm',
      title: (user) => `Reset the password of ${personName(user)}?`,
      impact: async (users) => [
        `The current password stops working. A link to choose a new one is sent to ${addressesOf(users)}.`,
      ],
    },
    input,
    done: (user) => `Email sent to ${personName(user)}`,
  }),
  remove: onUser.call(deleteUser, {
    label: 'Delete',
    danger: true,
    applies: () => true,
    blocked: (user) => refusalToDeleteUser(user, caller())?.message,
    ask: {
      kind: 'removeWithReason',
      title: (user) => `Delete ${personName(user)}?`,
      match: ({ email }) => email,
      impact: async (users) => [
        'The account and its roles are removed. The person’s changes stay in the history.',
        ...(await shutOutImpact(users)),
      ],
    },
    input,
    done: (user) => `${personName(user)} deleted`,
  }),
}
