import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Endpoint, pathOf } from '@portal/contract/endpoint.ts'
import * as me from '@portal/contract/people/me-endpoints.ts'
import * as subjects from '@portal/contract/subjects/subject-endpoints.ts'
import {
  createSecret,
  createSubject,
  listSubjectDataHistory,
  listSubjectHistory,
  publishSubject,
  updateSubjectData,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { makeIdentitySchema } from '../testing/identity-schema.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { DEMO_PASSWORD } from '../testing/test-settings.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  await makeIdentitySchema(server.settings.databaseUrl)
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

/** A body with which the operation succeeds on a complete draft of a subject. */
const goodBodies: Record<string, object | undefined> = {
  createSubject: newBackend('Made for history'),
  updateSubjectData: newBackend('Changed for history').businessData,
  publishSubject: { changeReason },
  changeSubjectStatus: { status: 'SUSPENDED', changeReason },
  createSecret: { purpose: 'API_CLIENT', changeReason },
  updateCurrentUser: { given_name: 'Ines', family_name: 'Moreau', locale: 'en', timeZone: 'Europe/Paris' },
  changePassword: { currentPassword: DEMO_PASSWORD, newPassword: 'Correct-Horse-9' },
}
/** Other domains test the same for their own operations. */
const endpoints: Endpoint[] = [...Object.values(me), ...Object.values(subjects)]
const audited = endpoints.filter(({ audit }) => audit)

async function countEntries(): Promise<number> {
  const { no } = await server.db
    .selectFrom('auditHead')
    .select('no')
    .where('accountId', '=', 'c2p-demo')
    .executeTakeFirstOrThrow()
  return no
}

test.each(audited)('$name leaves exactly one entry', async ({ name, method, path, audit }) => {
  // Changing the password has ended the session.
  admin = await server.as('admin')
  const { body: subject } = await admin.call(createSubject, { body: newBackend(`For ${name}`) })
  const secret = await admin.call(createSecret, {
    params: { subjectId: subject.id },
    body: { purpose: 'WEBHOOK_HMAC', changeReason },
  })
  const before = await countEntries()
  const params = { subjectId: subject.id, dataKey: 'businessData', secretId: secret.body.secretId }
  const answer = await admin.send(method, `/accounts/c2p-demo${pathOf({ path }, params)}`, {
    body: goodBodies[name],
    headers: { 'Change-Reason': changeReason },
  })
  expect(answer.status).toBeLessThan(300)
  expect(await countEntries()).toBe(before + 1)
  const last = await server.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('accountId', '=', 'c2p-demo')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({
    action: audit,
    operator: { email: 'admin@program.example' },
    correlationId: answer.headers.get('x-correlation-id'),
  })
})

test('a rejected call leaves no entry', async () => {
  const before = await countEntries()
  await admin.call(publishSubject, { params: { subjectId: 'system' }, body: { changeReason } })
  expect(await countEntries()).toBe(before)
})

test('history shows what changed, why and by whom, newest first', async () => {
  const { body: subject } = await admin.call(createSubject, { body: newBackend('Storied') })
  const params = { subjectId: subject.id }
  await admin.call(publishSubject, { params, body: { changeReason } })
  const { contacts: _, ...rest } = newBackend('Storied again').businessData
  await admin.call(updateSubjectData, {
    params: { ...params, dataKey: 'businessData' },
    body: { ...rest, contacts: newBackend('').businessData.contacts, changeReason },
  })
  const { body } = await admin.call(listSubjectHistory, { params })
  expect(body.items.map(({ action, revision }) => [action, revision])).toEqual([
    ['SUBJECT_DATA_UPDATED', 3],
    ['SUBJECT_PUBLISHED', 2],
    ['SUBJECT_CREATED', 1],
  ])
  expect(body.items[0]).toMatchObject({
    dataKey: 'businessData',
    changeReason,
    changedBy: { name: 'Ines Moreau' },
    changes: expect.arrayContaining([
      { path: '/displayName', op: 'REPLACE', before: 'Storied', after: 'Storied again' },
    ]),
  })
})

test('the history of a part contains that part only', async () => {
  const { body } = await admin.call(listSubjectDataHistory, {
    params: { subjectId: 'system', dataKey: 'jwk' },
  })
  expect(body.items.length).toBeGreaterThan(0)
  expect(new Set(body.items.map(({ dataKey }) => dataKey))).toEqual(new Set(['jwk']))
})

test('history can be filtered and sorted', async () => {
  const params = { subjectId: 'system' }
  const { body } = await admin.call(listSubjectHistory, {
    params,
    query: { sort: 'changedAt', pageSize: 100 },
  })
  const times = body.items.map(({ changedAt }) => changedAt)
  expect(times).toEqual(times.toSorted())
  const { changedBy } = body.items[0] ?? { changedBy: { email: '' } }
  const mine = await admin.call(listSubjectHistory, { params, query: { changedBy: [changedBy.email] } })
  expect(new Set(mine.body.items.map((entry) => entry.changedBy.email))).toEqual(new Set([changedBy.email]))
  const none = await admin.call(listSubjectHistory, {
    params,
    query: { dataKey: ['jwk'], action: ['SUBJECT_PUBLISHED'] },
  })
  expect(none.body.page.totalItems).toBe(0)
})
