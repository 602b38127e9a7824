import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  createDeveloperUser,
  deleteDeveloperUser,
  enableDeveloperUsers,
  getDeveloperUser,
  listDeveloperUsers,
  rejectDeveloperUsers,
  updateDeveloperUser,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { emailsTo } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let users: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  users = await server.as('users')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
let made = 0

function newDeveloper(more: object = {}) {
  made += 1
  return {
    email: `developer-${made}@brightcart.example`,
    given_name: 'Dev',
    family_name: 'Éloper',
    companyName: 'Brightcart Gateway',
    country: 'PL' as const,
    phone: '+442079460123',
    requestedSubjectTypes: ['SRCI' as const],
    ...more,
  }
}

async function created(more?: object) {
  const { status, body, text } = await users.call(createDeveloperUser, { body: newDeveloper(more) })
  if (status !== 201) throw new Error(text)
  return body
}

async function pending() {
  const user = await created()
  await server.db
    .updateTable('developerPortalUser')
    .set({ status: 'PENDING', decidedAt: null, decidedBy: null })
    .where('id', '=', user.id)
    .execute()
  return { ...user, status: 'PENDING' as const }
}

const enable = (...ids: string[]) => users.call(enableDeveloperUsers, { body: { ids, changeReason } })
const reject = (...ids: string[]) => users.call(rejectDeveloperUsers, { body: { ids, changeReason } })
const get = async (userId: string) => (await users.call(getDeveloperUser, { params: { userId } })).body
const listed = async (query: object) =>
  (await users.call(listDeveloperUsers, { query: { pageSize: 100, ...query } })).body.items

test('the demo has 17 pending, 39 enabled and 8 rejected users', async () => {
  const counts = await Promise.all(
    ['PENDING', 'ENABLED', 'REJECTED'].map(async (status) => (await listed({ status })).length),
  )
  expect(counts).toEqual([17, 39, 8])
})

test('a list shows the end of a phone number, a single user all of it', async () => {
  const { id, email } = await created()
  expect(await listed({ q: email })).toMatchObject([{ id, phone: '•••• 0123' }])
  expect((await get(id)).phone).toBe('+442079460123')
})

test('search finds names and companies without accents', async () => {
  const { id } = await created({ companyName: 'Łódź Checkout' })
  for (const q of ['lodz checkout', 'dev eloper']) {
    expect((await listed({ q })).map((user) => user.id)).toContain(id)
  }
})

test('filters lists by country, requested type and subject', async () => {
  const { id } = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'DCF')
    .limit(1)
    .executeTakeFirstOrThrow()
  const user = await created({ country: 'NZ', requestedSubjectTypes: ['DCF', 'SRCPI'], subjectId: id })
  for (const query of [
    { country: ['NZ', 'FJ'] },
    { requestedSubjectTypes: 'DCF', q: user.email },
    { subjectId: id, q: user.email },
  ]) {
    expect((await listed(query)).map((one) => one.id)).toEqual([user.id])
  }
})

test('names the linked subject in every answer', async () => {
  const { id, name } = await server.db
    .selectFrom('subject')
    .select(['id', 'name'])
    .where('type', '=', 'DCF')
    .limit(1)
    .executeTakeFirstOrThrow()
  const user = await created({ subjectId: id })
  const [item] = await listed({ q: user.email })
  expect([user, await get(user.id), item].map((one) => one?.subjectName)).toEqual([name, name, name])
  expect((await created()).subjectName).toBeNull()
})

test.each(['requestedAt', 'companyName', 'status'] as const)('sorts lists by %s', async (field) => {
  const up = (await listed({ sort: field })).map((user) => user[field].toLowerCase())
  const down = (await listed({ sort: `-${field}` })).map((user) => user[field].toLowerCase())
  expect([down.at(0), down.at(-1)]).toEqual([up.at(-1), up.at(0)])
})

test('a new user is enabled immediately and gets a mail', async () => {
  const body = { ...newDeveloper(), changeReason }
  const answer = await users.call(createDeveloperUser, { body })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    201,
    `/accounts/c2p-demo/devportal/users/${answer.body.id}`,
  ])
  expect(answer.body).toMatchObject({
    status: 'ENABLED',
    subjectId: null,
    decidedBy: { email: 'users@program.example' },
    decisionReason: changeReason,
  })
  expect((await emailsTo(server.db, body.email))[0]?.subject).toBe('Your access to the developer portal')
  expect(await entriesOf(server.db, answer.body.id)).toMatchObject([
    { action: 'DEVUSER_CREATED', entity: 'developerPortalUser', revision: 1, changeReason },
  ])
})

test('an email address can be used only once', async () => {
  const { email } = await created()
  const { status, error } = await users.call(createDeveloperUser, { body: newDeveloper({ email }) })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([409, 'USER_EXISTS', '/email'])
})

test.each([
  ['no such subject', { subjectId: crypto.randomUUID() }, '/subjectId'],
  ['the SRC system as its subject', { subjectId: 'system' }, '/subjectId'],
  ['no requested type', { requestedSubjectTypes: [] }, '/requestedSubjectTypes'],
  ['a system type', { requestedSubjectTypes: ['SRC'] }, '/requestedSubjectTypes/0'],
  ['a phone number without country', { phone: '0221234567' }, '/phone'],
  ['an unknown country', { country: 'XX' }, '/country'],
])('rejects a user with %s', async (_, wrong, source) => {
  const { status, error } = await users.send('POST', '/devportal/users', { body: newDeveloper(wrong) })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([422, 'VALIDATION_FAILED', source])
})

test('a change replaces everything but the email address, with one entry', async () => {
  const { id, email } = await created()
  const { phone: _, ...body } = newDeveloper({ email, companyName: 'Kestrel Commerce' })
  const {
    status,
    headers,
    body: user,
  } = await users.call(updateDeveloperUser, {
    params: { userId: id },
    body: { ...body, changeReason },
  })
  expect([status, headers.get('etag'), user.companyName, user.phone]).toEqual([
    200,
    '"r2"',
    'Kestrel Commerce',
    null,
  ])
  const [, entry] = await entriesOf(server.db, id)
  expect(entry).toMatchObject({ action: 'DEVUSER_UPDATED', revision: 2, changeReason })
  expect(entry?.changes).toEqual([
    { path: '/companyName', op: 'REPLACE', before: 'Brightcart Gateway', after: 'Kestrel Commerce' },
    { path: '/phone', op: 'REPLACE', before: '•••• 0123', after: null },
  ])
})

test('the email address cannot change', async () => {
  const { id } = await created()
  const { status, error } = await users.call(updateDeveloperUser, {
    params: { userId: id },
    body: newDeveloper(),
  })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([422, 'FIELD_IMMUTABLE', '/email'])
})

test('a deleted user is gone, the history stays', async () => {
  const { id } = await created()
  const params = { userId: id }
  expect((await users.send('DELETE', `/devportal/users/${id}`)).error.reason).toBe('CHANGE_REASON_REQUIRED')
  expect((await users.call(deleteDeveloperUser, { params }, { changeReason })).status).toBe(204)
  expect((await users.call(getDeveloperUser, { params })).error.reason).toBe('USER_NOT_FOUND')
  expect((await entriesOf(server.db, id)).at(-1)).toMatchObject({
    action: 'DEVUSER_DELETED',
    revision: 2,
    changeReason,
  })
})

test('enabling many users gives each its own result, entry and mail', async () => {
  const [first, second, enabled] = [await pending(), await pending(), await created()]
  const nobody = crypto.randomUUID()
  const { status, body } = await enable(first.id, nobody, enabled.id, second.id)
  expect(status).toBe(200)
  expect(body.items).toEqual([
    { id: first.id, ok: true },
    {
      id: nobody,
      ok: false,
      reason: 'USER_NOT_FOUND',
      message: 'There is no user with this ID or email address.',
    },
    { id: enabled.id, ok: false, reason: 'INVALID_STATE', message: 'The user is already enabled.' },
    { id: second.id, ok: true },
  ])
  for (const { id, email } of [first, second]) {
    expect(await get(id)).toMatchObject({ status: 'ENABLED', decisionReason: changeReason, revision: 2 })
    expect((await entriesOf(server.db, id)).slice(1)).toMatchObject([
      { action: 'DEVUSER_ENABLED', revision: 2, changeReason },
    ])
    expect(await emailsTo(server.db, email)).toHaveLength(2)
  }
  expect(await entriesOf(server.db, enabled.id)).toHaveLength(1)
})

test('a rejected user gets the reason by mail', async () => {
  const { id, email } = await pending()
  expect((await reject(id)).body.items).toEqual([{ id, ok: true }])
  expect(await get(id)).toMatchObject({ status: 'REJECTED', decisionReason: changeReason })
  const [mail] = await emailsTo(server.db, email)
  expect(mail?.subject).toBe('Your request for the developer portal')
  expect(mail?.body).toContain(changeReason)
})

test('a rejected user can be enabled, and an enabled user rejected', async () => {
  const { id } = await created()
  expect((await reject(id)).body.items[0]?.ok).toBe(true)
  expect((await reject(id)).body.items[0]).toMatchObject({ ok: false, reason: 'INVALID_STATE' })
  expect((await enable(id)).body.items[0]?.ok).toBe(true)
  expect((await entriesOf(server.db, id)).map(({ action }) => action)).toEqual([
    'DEVUSER_CREATED',
    'DEVUSER_REJECTED',
    'DEVUSER_ENABLED',
  ])
})

test.each([
  ['without a reason', { ids: [crypto.randomUUID()] }, 'CHANGE_REASON_REQUIRED'],
  ['of nobody', { ids: [], changeReason }, 'VALIDATION_FAILED'],
  [
    'of more than a hundred',
    { ids: Array.from({ length: 101 }, () => crypto.randomUUID()), changeReason },
    'VALIDATION_FAILED',
  ],
  ['of an invalid id', { ids: ['x'], changeReason }, 'VALIDATION_FAILED'],
])('a rejection %s is invalid', async (_, body, reason) => {
  const { status, error } = await users.send('POST', '/devportal/users/reject', { body })
  expect([status, error.reason]).toEqual([422, reason])
})

test('of two concurrent rejections of a user, one succeeds', async () => {
  const { id } = await pending()
  const answers = await Promise.all([reject(id), reject(id)])
  expect(answers.map(({ body }) => body.items[0]?.ok).toSorted()).toEqual([false, true])
  expect(await entriesOf(server.db, id)).toHaveLength(2)
})

test('finds users by who decided, and by the time of their request', async () => {
  const { id, decidedBy, requestedAt } = await created()
  const day = requestedAt.slice(0, 10)
  const query = {
    decidedBy: decidedBy?.email,
    requestedFrom: day,
    requestedTo: day,
    sort: '-requestedAt',
  } as const
  const { body } = await users.call(listDeveloperUsers, { query })
  expect(body.items[0]?.id).toBe(id)
  expect(new Set(body.items.map((user) => user.decidedBy?.email))).toEqual(new Set([decidedBy?.email]))
  const { body: nobodys } = await users.call(listDeveloperUsers, {
    query: { decidedBy: 'nobody@program.example' },
  })
  expect(nobodys.items).toEqual([])
})
