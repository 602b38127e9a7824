import { MAX_DECISIONS } from '@portal/contract/developer-portal/developer-user.ts'
import {
  deleteDeveloperUser,
  enableDeveloperUsers,
  rejectDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { refusalToDecide } from '@portal/contract/developer-portal/developer-user-rules.ts'
import type { BulkResult, DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { actionsOn, inShort } from '@portal/portal-app'
import { addressesOf, personName } from '../user/person-name.ts'

const onDeveloper = actionsOn<DeveloperUser>()

const companies = (users: readonly DeveloperUser[]) =>
  inShort([...new Set(users.map(({ companyName }) => companyName))])

/** The subjects that the users are linked to, if any. */
const linkedSubjects = (users: readonly DeveloperUser[]) => {
  const names = users.flatMap(({ subjectName }) => subjectName ?? [])
  return names.length > 0 ? [`Linked subject: ${inShort([...new Set(names)])}`] : []
}

const idsOf = (users: readonly DeveloperUser[]) => users.map(({ id }) => id)

/** The API returns a result per user. */
function refused({ items }: { items: readonly BulkResult[] }, { id }: DeveloperUser) {
  const result = items.find((one) => one.id === id)
  return result && !result.ok ? result : undefined
}

/** Actions for developer portal users. */
export const developerUserActions = {
  enable: onDeveloper.bulkCall(enableDeveloperUsers, {
    label: 'Enable',
    bulk: true,
    applies: (user) => !refusalToDecide(user, 'ENABLED'),
    ask: {
      kind: 'optionalReason',
      title: (user) => `Enable ${personName(user)}?`,
      impact: async (users) => [
        `${addressesOf(users)} will be told by email that they can use the developer portal, for ${companies(users)}.`,
        ...linkedSubjects(users),
      ],
    },
    maxPerCall: MAX_DECISIONS,
    input: (users, changeReason) => ({
      body: { ids: idsOf(users), ...(changeReason && { changeReason }) },
    }),
    refused,
    done: (user) => `${personName(user)} enabled`,
  }),
  reject: onDeveloper.bulkCall(rejectDeveloperUsers, {
    label: 'Reject',
    danger: true,
    bulk: true,
    applies: (user) => !refusalToDecide(user, 'REJECTED'),
    ask: {
      kind: 'reason',
      title: (user) => `Reject ${personName(user)}?`,
      impact: async (users) => {
        const enabled = users.filter(({ status }) => status === 'ENABLED')
        return [
          `The reason is sent to ${addressesOf(users)} word for word.`,
          ...(enabled.length > 0 ? [`Lose access immediately: ${inShort(enabled.map(personName))}`] : []),
        ]
      },
    },
    maxPerCall: MAX_DECISIONS,
    input: (users, changeReason) => ({ body: { ids: idsOf(users), changeReason } }),
    refused,
    done: (user) => `${personName(user)} rejected`,
  }),
  remove: onDeveloper.call(deleteDeveloperUser, {
    label: 'Delete',
    danger: true,
    applies: () => true,
    ask: {
      kind: 'removeWithReason',
      title: (user) => `Delete ${personName(user)}?`,
      match: ({ email }) => email,
      impact: async () => ['The account is removed; its history is kept.'],
    },
    input: ({ id }) => ({ params: { userId: id } }),
    done: (user) => `${personName(user)} deleted`,
  }),
}

/** The decisions about a registration. */
export type Verdict = 'enable' | 'reject'
