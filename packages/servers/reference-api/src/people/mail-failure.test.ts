import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { getUser, listUsers, resetUserPassword } from '@portal/contract/people/user-endpoints.ts'
import { Registry } from '@portal/server-common/metrics.ts'
import { registerEmailMetrics } from '../mail/email-metrics.ts'
import { smtpTransport } from '../mail/mail-transport.ts'
import { MAX_ATTEMPTS, sendEmails } from '../mail/send-emails.ts'
import { invite } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let users: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  users = await server.as('users')
  await server.db.deleteFrom('mail').execute()
})
afterEach(() => server.db.deleteFrom('mail').execute())
afterAll(() => server.stop())

/** Nothing listens on this port. */
const send = smtpTransport('smtp://127.0.0.1:1', 'no-reply@program.example')
const tryToSend = (at = new Date()) => sendEmails(server.db, { send }, at)

const failureOf = async (userId: string) =>
  (await users.call(getUser, { params: { userId } })).body.mailFailure

async function failed() {
  const { body } = await users.call(listUsers, { query: { hasMailFailure: 'true' } })
  return body.items.map(({ id }) => id)
}

async function giveUp(): Promise<void> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1)
    await tryToSend(new Date(Date.now() + attempt * 60_000_000))
}

test('an invitation that is about to be sent has not failed', async () => {
  const user = await invite(users)
  expect(user.mailFailure).toBeNull()
  expect(await failed()).toEqual([])
})

test('a user whose invitation could not be sent shows why and when it is tried again', async () => {
  const user = await invite(users)
  await tryToSend()
  expect(await failureOf(user.id)).toEqual({ code: 'ESOCKET', nextAttemptAt: expect.any(String) })
  expect(await failed()).toEqual([user.id])
})

test('an invitation that is given up has no next attempt', async () => {
  const user = await invite(users)
  await tryToSend()
  await giveUp()
  expect(await failureOf(user.id)).toEqual({ code: 'ESOCKET', nextAttemptAt: null })
})

test('sending again replaces the failed invitation', async () => {
  const user = await invite(users)
  await tryToSend()
  await users.call(resetUserPassword, { params: { userId: user.id }, body: {} })
  expect(await failureOf(user.id)).toBeNull()
  expect(await failed()).toEqual([])
})

test('metrics count failed emails, and those that are given up', async () => {
  const metrics = new Registry()
  registerEmailMetrics(metrics, server.db)
  await invite(users)
  await tryToSend()
  expect(await metrics.metrics()).toContain('portal_mails_failed{state="retried"} 1')
  await giveUp()
  const text = await metrics.metrics()
  expect(text).toContain('portal_mails_failed{state="retried"} 0')
  expect(text).toContain('portal_mails_failed{state="given up"} 1')
})

test('metrics count an email that is given up for a day', async () => {
  const metrics = new Registry()
  registerEmailMetrics(metrics, server.db)
  await invite(users)
  await tryToSend()
  await giveUp()
  const writtenAt = new Date(Date.now() - 2 * 86_400_000)
  await server.db.updateTable('mail').set({ writtenAt }).execute()
  expect(await metrics.metrics()).toContain('portal_mails_failed{state="given up"} 0')
})
