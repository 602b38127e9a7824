import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deleteProfile, lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import { sql } from 'kysely'
import { entriesOf } from '../testing/entries-of.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let care: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  care = await server.as('care')
})
afterAll(() => server.stop())

const changeReason = 'Because the consumer asked for it.'

const lookUp = (identityValue: string, caller = care) =>
  caller.call(lookUpIdentity, { body: { identityType: 'EMAIL_ADDRESS', identityValue } })
const remove = (profileId: string) => care.call(deleteProfile, { params: { profileId } }, { changeReason })
const idOf = async (email: string) => (await lookUp(email)).body.profiles[0]?.profileId ?? ''

test.each([
  ['one.card@consumer.example', [1]],
  ['five.cards@consumer.example', [5]],
  ['two.profiles@consumer.example', [1, 3]],
])('%s is found, with cards', async (email, cards) => {
  const { status, body } = await lookUp(email)
  expect(status).toBe(200)
  expect(body.consumerPresent).toBe(true)
  expect(body.profiles.map(({ cardCount }) => cardCount).toSorted()).toEqual(cards)
})

test('a locked profile says so', async () => {
  const { body } = await lookUp('locked@consumer.example')
  expect(body.profiles).toMatchObject([{ status: 'LOCKED', maskedEmail: 'l•••@c•••.example', cardCount: 2 }])
})

test('whom nobody knows is not found, in an answer of the same shape', async () => {
  const known = await lookUp('one.card@consumer.example')
  const { status, body } = await lookUp('nobody@consumer.example')
  expect([status, body]).toEqual([200, { consumerPresent: false, profiles: [] }])
  expect(Object.keys(known.body)).toEqual(Object.keys(body))
})

test('capitals and spaces do not hide anybody, and a telephone number finds too', async () => {
  expect((await lookUp('ONE.card@Consumer.Example')).body.consumerPresent).toBe(true)
  const { body } = await care.call(lookUpIdentity, {
    body: { identityType: 'MOBILE_PHONE_NUMBER', identityValue: '+447700900001' },
  })
  expect(body.profiles).toMatchObject([{ maskedEmail: 'f•••@c•••.example', maskedPhone: '+44••••••••01' }])
})

test('no answer holds the value that was looked up', async () => {
  const { text } = await lookUp('five.cards@consumer.example')
  expect(text).not.toMatch(/five|consumer\.example|07700|447700/)
})

test('the value is kept nowhere, only a hash of it that depends on a key', async () => {
  const email = 'planted.person@elsewhere.example'
  await lookUp(email)
  const dump = await sql<{ text: string }>`
    select coalesce(string_agg(audit_entry::text, ''), '') as text from audit_entry
    where action = 'PROFILE_LOOKED_UP'
  `.execute(server.db)
  const [{ text } = { text: '' }] = dump.rows
  expect(text).toContain('PROFILE_LOOKED_UP')
  expect(text).not.toContain('planted')
  expect(text).not.toContain(createHash('sha256').update(email).digest('hex'))
})

test('each look-up leaves one entry that says how many were found, and the same person has the same hash', async () => {
  const of = () =>
    server.db
      .selectFrom('auditEntry')
      .select(['entityId', 'changes', 'operator', 'changeReason'])
      .where('action', '=', 'PROFILE_LOOKED_UP')
      .orderBy('no', 'desc')
      .limit(2)
      .execute()
  await lookUp('two.profiles@consumer.example')
  await care.call(lookUpIdentity, {
    body: { identityType: 'EMAIL_ADDRESS', identityValue: 'TWO.profiles@consumer.example', changeReason },
  })
  const [last, first] = await of()
  expect(last?.entityId).toBe(first?.entityId)
  expect(last?.entityId).toMatch(/^[0-9a-f]{64}$/)
  expect(last).toMatchObject({
    changes: [{ path: '/profilesFound', op: 'ADD', after: 2 }],
    operator: { email: 'care@program.example' },
    changeReason,
  })
})

test('a profile is deleted with a reason and cannot be found any more', async () => {
  const id = await idOf('five.cards@consumer.example')
  expect((await care.call(deleteProfile, { params: { profileId: id } })).error.reason).toBe(
    'CHANGE_REASON_REQUIRED',
  )
  expect((await remove(id)).status).toBe(204)
  expect((await lookUp('five.cards@consumer.example')).body).toEqual({ consumerPresent: false, profiles: [] })
  expect((await remove(id)).error.reason).toBe('PROFILE_NOT_FOUND')
  expect(await entriesOf(server.db, id)).toMatchObject([{ action: 'PROFILE_DELETED', changeReason }])
})

test('of two profiles of one person, the other stays', async () => {
  const id = await idOf('two.profiles@consumer.example')
  await remove(id)
  const { body } = await lookUp('two.profiles@consumer.example')
  expect(body.profiles).toHaveLength(1)
})

test('a profile with a pending transaction stays', async () => {
  const { body } = await lookUp('pending@consumer.example')
  const { status, error } = await remove(body.profiles[0]?.profileId ?? '')
  expect([status, error.reason]).toEqual([409, 'PROFILE_HAS_PENDING_TRANSACTION'])
  expect(body.profiles[0]?.pendingTransactionCount).toBe(1)
})

test('two who delete a profile at once delete it once', async () => {
  const id = await idOf('locked@consumer.example')
  const answers = await Promise.all([remove(id), remove(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
})

test.each([
  ['EMAIL_ADDRESS', '+447700900001'],
  ['EMAIL_ADDRESS', ''],
  ['MOBILE_PHONE_NUMBER', '07700 900001'],
  ['MOBILE_PHONE_NUMBER', 'a@b.example'],
  ['MOBILE_PHONE_NUMBER', '+44%'],
])('%s %s is refused, without being repeated', async (identityType, identityValue) => {
  const { status, error, text } = await care.send('POST', '/accounts/c2p-demo/identity-lookups', {
    body: { identityType, identityValue },
  })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, '/identityValue'])
  if (identityValue) expect(text).not.toContain(identityValue)
})

test('the profile of another account is not there', async () => {
  const [row] = await server.db.selectFrom('consumerProfile').select('id').limit(1).execute()
  await server.db
    .updateTable('consumerProfile')
    .set({ accountId: 'c2p-prod-demo' })
    .where('id', '=', row?.id ?? '')
    .execute()
  expect((await remove(row?.id ?? '')).error.reason).toBe('PROFILE_NOT_FOUND')
})

test('an agent looks up thirty times a minute, not more', async () => {
  const fresh = await server.as('admin')
  const statuses: number[] = []
  for (let call = 0; call < 31; call += 1)
    statuses.push((await lookUp('nobody@consumer.example', fresh)).status)
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
  const { status, headers, error } = await lookUp('nobody@consumer.example', fresh)
  expect([statuses[30], status, error.reason]).toEqual([429, 429, 'RATE_LIMIT_EXCEEDED'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
