import {
  deleteDeveloperUser,
  enableDeveloperUsers,
  rejectDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { defineActions, perform } from '@portal/portal-app'
import { notify } from '@portal/session'
import { personName } from '../user/person-name.ts'
import { decide } from './decide.ts'

const say = (title: string) => notify({ kind: 'success', title })

/** What can be done with a user of the developer portal. The API enforces the same in `developer-user-lifecycle.ts`. */
export const developerUserActions = defineActions<DeveloperUser>({
  enable: {
    label: 'Enable',
    call: enableDeveloperUsers,
    bulk: true,
    applies: ({ status }) => status !== 'ENABLED',
    ask: {
      kind: 'optionalReason',
      title: (user) => `Enable ${personName(user)}?`,
      impact: async ({ email, companyName }) => [
        `${email} is told by e-mail that the developer portal is open to them, for ${companyName}.`,
      ],
    },
    perform: async (user, { changeReason }) => {
      await decide('enable', user, changeReason)
      say(`${user.email} is enabled`)
    },
  },
  reject: {
    label: 'Reject',
    call: rejectDeveloperUsers,
    bulk: true,
    applies: ({ status }) => status !== 'REJECTED',
    ask: {
      kind: 'reason',
      title: (user) => `Reject ${personName(user)}?`,
      impact: async ({ email, status }) => [
        `The reason is sent to ${email} word for word.`,
        ...(status === 'ENABLED' ? ['Their access ends at once.'] : []),
      ],
    },
    perform: async (user, { changeReason }) => {
      await decide('reject', user, changeReason)
      say(`${user.email} is rejected`)
    },
  },
  remove: {
    label: 'Delete',
    call: deleteDeveloperUser,
    danger: true,
    applies: () => true,
    ask: {
      kind: 'removeWithReason',
      title: (user) => `Delete ${personName(user)}?`,
      match: ({ email }) => email,
      impact: async () => ['The account is gone, its history stays.'],
    },
    perform: (user, { changeReason }) =>
      perform(
        deleteDeveloperUser,
        { params: { userId: user.id } },
        { changeReason, revision: user.revision, done: `${user.email} is deleted` },
      ),
  },
})
