import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_REPLAYED } from '@portal/contract/headers.ts'
import {
  changeSubjectStatus,
  createSecret,
  createSubject,
  listSecrets,
  publishSubject,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { startApi } from '../start-api.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer, testCaller } from '../testing/test-server.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_KEY]: key } })

async function countOf(name: string): Promise<number> {
  const rows = await server.db.selectFrom('subject').select('id').where('name', '=', name).execute()
  return rows.length
}

test('a repeated request has one effect and gets the first response again', async () => {
  const options = withKey(crypto.randomUUID())
  const body = newBackend('Repeated')
  const first = await admin.call(createSubject, { body }, options)
  const second = await admin.call(createSubject, { body }, options)
  expect([second.status, second.text]).toEqual([201, first.text])
  expect(second.headers.get('location')).toBe(`/accounts/c2p-demo/subjects/${first.body.id}`)
  expect([first, second].map(({ headers }) => headers.get(IDEMPOTENCY_REPLAYED))).toEqual([null, 'true'])
  expect(await countOf('Repeated')).toBe(1)
})

test('twenty concurrent requests over two servers have one effect', async () => {
  const replica = await startApi(server.settings)
  try {
    const token = await server.issuer.token(await server.operatorId('admin'))
    const callers = [testCaller(server.url, token), testCaller(replica.address, token)]
    const options = withKey(crypto.randomUUID())
    const body = newBackend('Twenty at once')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => callers[count % 2]?.call(createSubject, { body }, options)),
    )
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer?.body.id)).size).toBe(1)
    expect(await countOf('Twenty at once')).toBe(1)
  } finally {
    await replica.stop()
  }
})

test('a key may be quoted', async () => {
  const key = crypto.randomUUID()
  const body = newBackend('Quoted')
  const first = await admin.call(createSubject, { body }, withKey(key))
  const second = await admin.call(createSubject, { body }, withKey(`"${key}"`))
  expect(second.body.id).toBe(first.body.id)
})

test('rejects a key that was used for another request', async () => {
  const options = withKey(crypto.randomUUID())
  await admin.call(createSubject, { body: newBackend('First use') }, options)
  const { status, error } = await admin.call(createSubject, { body: newBackend('Second use') }, options)
  expect([status, error.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect(await countOf('Second use')).toBe(0)
})

test('the same key is a different key for another operator', async () => {
  const onboarding = await server.as('onboarding')
  const options = withKey(crypto.randomUUID())
  const input = { params: { subjectId: 'system' }, body: { changeReason } }
  const first = await admin.call(publishSubject, input, options)
  const second = await onboarding.call(publishSubject, input, options)
  expect([first.error.reason, second.error.reason]).toEqual(['NOTHING_TO_PUBLISH', 'SUBJECT_TYPE_FORBIDDEN'])
})

test('stores rejections, too', async () => {
  const options = withKey(crypto.randomUUID())
  const body = newBackend('Refused', { externalReference: 'taken' })
  await admin.call(createSubject, { body: newBackend('Holder', { externalReference: 'taken' }) })
  const first = await admin.call(createSubject, { body }, options)
  const second = await admin.call(createSubject, { body }, options)
  expect([first.status, second.text]).toEqual([409, first.text])
})

test('does not store a rejection for a missing permission', async () => {
  const options = withKey(crypto.randomUUID())
  const care = await server.as('care')
  const id = await server.operatorId('care')
  const body = newBackend('Permitted later')
  const first = await care.call(createSubject, { body }, options)
  await sql`insert into operator_role select ${id}, id from role where name = 'PROGRAM_ADMINISTRATOR' and account_id = 'c2p-demo'`.execute(
    server.db,
  )
  const second = await care.call(createSubject, { body }, options)
  expect([first.status, second.status]).toEqual([403, 201])
})

test('a repeated request waits while the first one is in progress', async () => {
  const impatient = await startApi({ ...server.settings, databaseTimeoutMs: 500 })
  const token = await server.issuer.token(await server.operatorId('admin'))
  const other = testCaller(impatient.address, token)
  const options = withKey(crypto.randomUUID())
  const body = newBackend('Slow')
  const first = await server.db.transaction().execute(async (transaction) => {
    // Blocks the first request where it appends to the audit trail.
    await sql`select * from audit_head where account_id = 'c2p-demo' for update`.execute(transaction)
    const atWork = admin.call(createSubject, { body }, options)
    await untilBlocked(server.db)
    const refused = await other.call(createSubject, { body }, options)
    expect([refused.status, refused.error.reason]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS'])
    expect(refused.headers.get('retry-after')).toBe('1')
    return { atWork }
  })
  const { status, text } = await first.atWork
  expect(status).toBe(201)
  expect((await other.call(createSubject, { body }, options)).text).toBe(text)
  expect(await countOf('Slow')).toBe(1)
  await impatient.stop()
})

test('a key can be reused after a day', async () => {
  const options = withKey(crypto.randomUUID())
  await admin.call(createSubject, { body: newBackend('Yesterday') }, options)
  await sql`update idempotency_key set created_at = now() - interval '25 hours'`.execute(server.db)
  const answer = await admin.call(createSubject, { body: newBackend('Today') }, options)
  expect(answer.status).toBe(201)
})

test('a PUT whose response was lost does not conflict with itself', async () => {
  const made = await admin.call(createSubject, { body: newBackend('Lost answer') })
  const input = { params: { subjectId: made.body.id }, body: { status: 'SUSPENDED' as const, changeReason } }
  const options = { headers: { 'If-Match': made.headers.get('etag') ?? '' } }
  const first = await admin.call(changeSubjectStatus, input, options)
  const again = await admin.call(changeSubjectStatus, input, options)
  expect([first.status, again.status, again.body.revision]).toEqual([200, 200, 2])
  expect(again.headers.get('etag')).toBe('"r2"')
})

test('a lost secret can be fetched again with its key, and is readable nowhere else', async () => {
  const options = withKey(crypto.randomUUID())
  const input = { params: { subjectId: 'system' }, body: { purpose: 'API_CLIENT' as const, changeReason } }
  const first = await admin.call(createSecret, input, options)
  const again = await admin.call(createSecret, input, options)
  expect(again.body.value).toBe(first.body.value)
  expect((await admin.call(listSecrets, { params: { subjectId: 'system' } })).text).not.toContain(
    first.body.value,
  )
  const { rows } = await sql<{ dump: string }>`
    select encode(sealed_answer, 'escape') as dump from idempotency_key where sealed_answer is not null
    union all select secret::text from secret union all select audit_entry::text from audit_entry
  `.execute(server.db)
  expect(rows.filter(({ dump }) => dump.includes(first.body.value))).toEqual([])
})
