import { beforeAll, expect, test } from '@jest/globals'
import {
  getDeveloperUser,
  listDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { personName } from '../user/person-name.ts'
import { developerUserActions } from './developer-user-actions.ts'

let pending: readonly DeveloperUser[]
let enabled: readonly DeveloperUser[]

beforeAll(async () => {
  await signInAs('users')
  const all = async (status: 'PENDING' | 'ENABLED') =>
    (await call(listDeveloperUsers, { query: { status } })).items
  pending = await all('PENDING')
  enabled = await all('ENABLED')
})

test('does not offer a decision twice', () => {
  const { enable, reject } = developerUserActions
  expect(pending.length).toBeGreaterThan(1)
  expect(pending.every((user) => enable.applies(user) && reject.applies(user))).toBe(true)
  expect(enabled.map((user) => [enable.applies(user), reject.applies(user)])).toContainEqual([false, true])
})

test('decides about several users in one call that answers for each', async () => {
  const decided = [...pending.slice(0, 1), ...enabled.slice(0, 1)]
  const { refused: results = [] } = await developerUserActions.enable.run(
    decided,
    { changeReason: '' },
    { errors: 'here' },
  )
  expect(results.map((refused) => refused?.message)).toEqual([undefined, 'The user is already enabled.'])
  const [first] = decided
  const now = await call(getDeveloperUser, { params: { userId: first?.id ?? '' } })
  expect(now.status).toBe('ENABLED')
})

test('shows whose access ends before rejecting', async () => {
  const [pendingUser, enabledUser] = [pending[1], enabled[0]]
  if (!pendingUser || !enabledUser) throw new Error('The demo data has too few developers.')
  const lines = async (user: DeveloperUser) => developerUserActions.reject.ask.impact?.([user])
  expect(await lines(pendingUser)).toHaveLength(1)
  expect(await lines(enabledUser)).toContain(`Lose access immediately: ${personName(enabledUser)}`)
})

test('names the linked subject before enabling', async () => {
  const [user] = pending
  if (!user) throw new Error('The demo data has no pending developer.')
  const linked = { ...user, subjectId: 'amberline', subjectName: 'Amberline Payments' }
  expect(await developerUserActions.enable.ask.impact?.([linked])).toContain(
    'Linked subject: Amberline Payments',
  )
})
