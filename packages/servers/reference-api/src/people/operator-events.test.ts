import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkAudit } from '../database/check-audit.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { emailsTo, invite } from '../testing/sample-users.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordOperatorEvents } from './operator-events.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const record = () => recordOperatorEvents(server.db, server.settings)

test('reports a reused refresh token by mail and in the audit trail', async () => {
  const { id, email } = await invite(await server.as('users'))
  const at = new Date('2026-06-02T10:00:00.000Z')
  await server.db
    .insertInto('operatorEvent')
    .values({ operatorId: id, action: 'USER_TOKEN_REUSED', at })
    .execute()
  await record()
  const [mail] = await emailsTo(server.db, email)
  expect(mail?.body).toContain('that session was ended everywhere')
  expect((await entriesOf(server.db, id)).at(-1)?.action).toBe('USER_TOKEN_REUSED')
})

test('records what happened at the identity provider in the audit trail, once', async () => {
  const { id } = await invite(await server.as('users'))
  const event = { operatorId: id, action: 'USER_CONFIRMED', at: new Date('2026-06-02T10:00:00.000Z') }
  await server.db.insertInto('operatorEvent').values(event).execute()
  await Promise.all([record(), record()])
  const entries = await entriesOf(server.db, id)
  expect(entries.map(({ action }) => action)).toEqual(['USER_CREATED', 'USER_CONFIRMED'])
  expect(await server.db.selectFrom('operatorEvent').selectAll().execute()).toEqual([])
  expect(await checkAudit(server.db)).toContainEqual(
    expect.objectContaining({ accountId: 'c2p-demo', firstBad: undefined }),
  )
})
