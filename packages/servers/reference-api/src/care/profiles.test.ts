import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import { sql } from 'kysely'
import { CARE_CASE } from '../testing/sample-care.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let care: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  care = await server.as('care')
})
afterAll(() => server.stop())

const changeReason = 'Because the consumer requested it.'

const lookUp = (identityValue: string, caller = care) =>
  caller.call(lookUpIdentity, { body: { identityType: 'EMAIL_ADDRESS', identityValue, case: CARE_CASE } })

test.each([
  ['one.card@consumer.example', [1]],
  ['five.cards@consumer.example', [5]],
  ['two.profiles@consumer.example', [1, 3]],
])('finds %s, with cards', async (email, cards) => {
  const { status, body } = await lookUp(email)
  expect(status).toBe(200)
  expect(body.consumerPresent).toBe(true)
  expect(body.profiles.map(({ cardCount }) => cardCount).toSorted()).toEqual(cards)
})

test('shows that a profile is locked', async () => {
  const { body } = await lookUp('locked@consumer.example')
  expect(body.profiles).toMatchObject([{ status: 'LOCKED', maskedEmail: 'l•••@c•••.example', cardCount: 2 }])
})

test('an unknown person is not found, in a response of the same shape', async () => {
  const known = await lookUp('one.card@consumer.example')
  const { status, body } = await lookUp('nobody@consumer.example')
  expect([status, body]).toEqual([200, { consumerPresent: false, profiles: [], deletions: [] }])
  expect(Object.keys(known.body)).toEqual(Object.keys(body))
})

test('ignores capitals and spaces, and finds by phone number', async () => {
  expect((await lookUp('ONE.card@Consumer.Example')).body.consumerPresent).toBe(true)
  const { body } = await care.call(lookUpIdentity, {
    body: { identityType: 'MOBILE_PHONE_NUMBER', identityValue: '+447700900001', case: CARE_CASE },
  })
  expect(body.profiles).toMatchObject([{ maskedEmail: 'f•••@c•••.example', maskedPhone: '+44••••••••01' }])
})

test('no response contains the value that was looked up', async () => {
  const { text } = await lookUp('five.cards@consumer.example')
  expect(text).not.toMatch(/five|consumer\.example|07700|447700/)
})

test('stores only a keyed hash of the value', async () => {
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

test('each look-up leaves one entry with the number of hits and the case, and the same hash for the same person', async () => {
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
    body: {
      identityType: 'EMAIL_ADDRESS',
      identityValue: 'TWO.profiles@consumer.example',
      changeReason,
      case: CARE_CASE,
    },
  })
  const [last, first] = await of()
  expect(last?.entityId).toBe(first?.entityId)
  expect(last?.entityId).toMatch(/^[0-9a-f]{64}$/)
  expect(last).toMatchObject({
    changes: [
      { path: '/profilesFound', op: 'ADD', after: 2 },
      { path: '/case', op: 'ADD', after: CARE_CASE },
    ],
    operator: { email: 'care@program.example' },
    changeReason,
  })
})

test('a second address of a profile is shown masked and leads to it', async () => {
  const [byMain] = (await lookUp('five.cards@consumer.example')).body.profiles
  expect(byMain?.otherIdentities).toEqual([{ identityType: 'EMAIL_ADDRESS', masked: 'f•••@c•••.example' }])
  const [byOther] = (await lookUp('five.at.work@consumer.example')).body.profiles
  expect(byOther?.profileId).toBe(byMain?.profileId)
})

test.each([
  ['EMAIL_ADDRESS', '+447700900001'],
  ['EMAIL_ADDRESS', ''],
  ['MOBILE_PHONE_NUMBER', '07700 900001'],
  ['MOBILE_PHONE_NUMBER', 'a@b.example'],
  ['MOBILE_PHONE_NUMBER', '+44%'],
])('rejects %s %s without repeating it', async (identityType, identityValue) => {
  const { status, error, text } = await care.send('POST', '/accounts/c2p-demo/identity-lookups', {
    body: { identityType, identityValue, case: CARE_CASE },
  })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, '/identityValue'])
  if (identityValue) expect(text).not.toContain(identityValue)
})

test.each([
  ['ticketReference', 'anna@consumer.example'],
  ['ticketReference', ''],
  ['verifiedBy', 'GUT_FEELING'],
  ['legalBasis', 'BECAUSE'],
])('rejects a case with the %s "%s"', async (field, value) => {
  const { status, error } = await care.send('POST', '/accounts/c2p-demo/identity-lookups', {
    body: {
      identityType: 'EMAIL_ADDRESS',
      identityValue: 'nobody@consumer.example',
      case: { ...CARE_CASE, [field]: value },
    },
  })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, `/case/${field}`])
})

test('an agent can look up thirty times a minute', async () => {
  const fresh = await server.as('admin')
  const statuses: number[] = []
  for (let call = 0; call < 31; call += 1)
    statuses.push((await lookUp('nobody@consumer.example', fresh)).status)
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
  const { status, headers, error } = await lookUp('nobody@consumer.example', fresh)
  expect([statuses[30], status, error.reason]).toEqual([429, 429, 'RATE_LIMIT_EXCEEDED'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(error.message).toMatch(/^Too many requests\. Try again in \d+ seconds?\.$/)
})
