import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createUser, getUser, listUsers, updateUser } from '@portal/contract/people/user-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { emailsTo, invite, newUser, roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let users: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  users = await server.as('users')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

async function emailsOf(query: object): Promise<string[]> {
  const { body } = await users.call(listUsers, { query: { pageSize: 100, ...query } })
  return body.items.map(({ email }) => email)
}

test('a list shows only users of the caller’s account, with their roles', async () => {
  const { body } = await users.call(listUsers, { query: { q: 'moreau' } })
  expect(body.items).toMatchObject([
    {
      email: 'admin@program.example',
      roles: [{ name: 'PROGRAM_ADMINISTRATOR', label: 'Program administrator' }],
    },
  ])
  expect(await emailsOf({ q: 'production@' })).toEqual([])
})

test.each([
  ['lukasz wisniewski', ['lukasz.wisniewski@program.example']],
  ['ZOË', ['zoe.van-den-berg@program.example']],
  ['nguyen', ['minh.nguyen@program.example']],
  ['%', []],
])('the search %j finds %j', async (q, emails) => {
  expect(await emailsOf({ q: q.padEnd(2, '%') })).toEqual(emails)
})

test.each([
  [{ status: 'SUSPENDED' }, ({ status }: { status: string }) => status === 'SUSPENDED'],
  [
    { credentialState: ['INVITED', 'RESET_REQUIRED'] },
    ({ credentialState }: { credentialState: string }) => credentialState !== 'CONFIRMED',
  ],
  [
    { role: 'VIEWER' },
    ({ roles }: { roles: { name: string }[] }) => roles.some(({ name }) => name === 'VIEWER'),
  ],
  [{ lastSignIn: 'NEVER' }, ({ lastSignInAt }: { lastSignInAt: string | null }) => lastSignInAt === null],
  [
    { permission: 'srcProfile.delete' },
    ({ roles }: { roles: { name: string }[] }) =>
      roles.some(({ name }) => ['CUSTOMER_CARE_AGENT', 'PROGRAM_ADMINISTRATOR'].includes(name)),
  ],
  [
    { role: roleId('CUSTOMER_CARE_AGENT') },
    ({ roles }: { roles: { name: string }[] }) => roles.some(({ name }) => name === 'CUSTOMER_CARE_AGENT'),
  ],
])('the filter %j returns exactly the matching users', async (query, fits) => {
  const all = await users.call(listUsers, { query: { pageSize: 100 } })
  const expected = all.body.items.filter(fits).map(({ id }) => id)
  const { body } = await users.call(listUsers, { query: { pageSize: 100, ...query } as object })
  expect(expected.length).toBeGreaterThan(0)
  expect(body.items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
})

test('finds a user by the complete id', async () => {
  expect(await emailsOf({ q: await server.operatorId('admin') })).toEqual(['admin@program.example'])
})

test('filters users by creation period, including its last day', async () => {
  const { body } = await users.call(listUsers, { query: { sort: '-createdAt', pageSize: 100 } })
  const newest = body.items[0]?.createdAt.slice(0, 10) ?? ''
  const ofThatDay = body.items.filter(({ createdAt }) => createdAt.startsWith(newest))
  const found = await emailsOf({ createdFrom: newest, createdTo: newest, sort: '-createdAt' })
  expect(found).toEqual(ofThatDay.map(({ email }) => email))
  expect(found.length).toBeLessThan(body.items.length)
})

test('users who have not signed in for 90 days have not for 30 days either', async () => {
  const longest = await emailsOf({ lastSignIn: 'OVER_90_DAYS' })
  expect(await emailsOf({ lastSignIn: 'OVER_30_DAYS' })).toEqual(expect.arrayContaining(longest))
})

test.each(['email', 'family_name', 'status', 'lastSignInAt', 'createdAt'] as const)(
  'sorts a list by %s',
  async (field) => {
    const sorted = async (sort: typeof field | `-${typeof field}`) =>
      (await users.call(listUsers, { query: { sort, pageSize: 100 } })).body.items
    const values = (await sorted(field)).map((user) => user[field] ?? '')
    const fold = (text: string) => text.toLowerCase()
    if (field !== 'family_name')
      expect(values).toEqual(values.toSorted((a, b) => (fold(a) < fold(b) ? -1 : fold(a) > fold(b) ? 1 : 0)))
    const down = (await sorted(`-${field}`)).map((user) => user[field] ?? '')
    expect([down.at(0), down.at(-1)]).toEqual([values.at(-1), values.at(0)])
  },
)

test('users who never signed in come last when sorted by newest sign-in', async () => {
  const { body } = await users.call(listUsers, { query: { sort: '-lastSignInAt', pageSize: 100 } })
  expect(body.items.at(0)?.lastSignInAt).not.toBeNull()
  expect(body.items.at(-1)?.lastSignInAt).toBeNull()
})

test.each(['admin@program.example', 'Admin@Program.Example'])('%s addresses a user', async (userId) => {
  const { body, headers } = await users.call(getUser, { params: { userId } })
  expect(body).toMatchObject({ id: await server.operatorId('admin'), family_name: 'Moreau' })
  expect(headers.get('etag')).toBe('"r1"')
})

test('an id addresses a user as well', async () => {
  const userId = await server.operatorId('admin')
  expect((await users.call(getUser, { params: { userId } })).body.email).toBe('admin@program.example')
})

test.each(['nobody@program.example', 'production@program.example', 'nobody', crypto.randomUUID()])(
  'user %s is not found',
  async (userId) => {
    const { status, error } = await users.call(getUser, { params: { userId } })
    expect([status, error.reason]).toEqual([404, 'USER_NOT_FOUND'])
  },
)

test('a new user is invited, with one entry in the history', async () => {
  const given = newUser(['VIEWER', 'CONTENT_EDITOR'])
  const body = { ...given, email: given.email.toUpperCase(), changeReason }
  const answer = await users.call(createUser, { body })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('location')).toBe(`/accounts/c2p-demo/users/${answer.body.id}`)
  expect(answer.body).toMatchObject({
    email: given.email,
    status: 'ACTIVE',
    credentialState: 'INVITED',
    roles: [{ name: 'CONTENT_EDITOR' }, { name: 'VIEWER' }],
    createdBy: { email: 'users@program.example' },
  })
  const history = await entriesOf(server.db, answer.body.id)
  expect(history).toMatchObject([{ action: 'USER_CREATED', entity: 'operator', revision: 1, changeReason }])
  expect(history[0]?.changes).toContainEqual({
    path: '/roles',
    op: 'ADD',
    after: { CONTENT_EDITOR: 'Content editor', VIEWER: 'Viewer' },
  })
})

test('the invitation contains a link to choose a password, whose secret is stored only as a hash', async () => {
  const { id, email } = await invite(users)
  const [mail, ...others] = await emailsTo(server.db, email)
  expect(others).toEqual([])
  const secret = /\/password-reset\/([\w-]{43})\n/.exec(mail?.body ?? '')?.[1]
  expect(secret).toBeDefined()
  expect(mail?.body).toContain('http://localhost:9000/')
  expect(mail?.body).toContain('Marek Kowalczyk has invited you')
  const kept = await server.db
    .selectFrom('oneTimeSecret')
    .selectAll()
    .where('operatorId', '=', id)
    .executeTakeFirstOrThrow()
  const days = (kept.expiresAt.getTime() - Date.now()) / 86_400_000
  expect([kept.purpose, Math.round(days)]).toEqual(['INVITATION', 7])
  expect(JSON.stringify([kept, await entriesOf(server.db, id)])).not.toContain(secret)
})

test('an email address can be used only once, in all accounts', async () => {
  for (const email of ['viewer@program.example', 'production@program.example']) {
    const { status, error } = await users.call(createUser, { body: { ...newUser(), email } })
    expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([409, 'USER_EXISTS', '/email'])
  }
})

test.each([
  ['no role', { roleIds: [] }, '/roleIds'],
  ['a duplicate role', { roleIds: [roleId('VIEWER'), roleId('VIEWER')] }, '/roleIds/1'],
  ['no email address', { email: 'sam' }, '/email'],
  ['a name of symbols', { given_name: '<b>' }, '/given_name'],
  ['an unknown field', { status: 'ACTIVE' }, '/status'],
])('rejects a user with %s', async (_, wrong, source) => {
  const { status, error } = await users.call(createUser, { body: { ...newUser(), ...wrong } })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, source])
})

test('names an unknown role and creates nobody', async () => {
  const body = { ...newUser(), roleIds: [roleId('VIEWER'), crypto.randomUUID()] }
  const { status, error } = await users.call(createUser, { body })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([404, 'ROLE_NOT_FOUND', '/roleIds/1'])
  expect(await emailsOf({ q: body.email })).toEqual([])
  expect(await emailsTo(server.db, body.email)).toEqual([])
})

test('a changed name can be searched, and leaves one entry with the reason', async () => {
  const { id } = await invite(users)
  const body = { given_name: 'Sämi', family_name: 'Umlaut', changeReason }
  const answer = await users.call(updateUser, { params: { userId: id }, body })
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"r2"'])
  expect(await emailsOf({ q: 'sami umlaut' })).toEqual([answer.body.email])
  expect((await entriesOf(server.db, id)).slice(1)).toMatchObject([
    {
      action: 'USER_UPDATED',
      revision: 2,
      changeReason,
      changes: [{ path: '/given_name' }, { path: '/family_name' }],
    },
  ])
})

test('rejects a change based on an outdated revision', async () => {
  const { id } = await invite(users)
  const body = { given_name: 'First', family_name: 'Ple' }
  const change = () =>
    users.call(updateUser, { params: { userId: id }, body }, { headers: { 'If-Match': '"r1"' } })
  expect((await change()).status).toBe(200)
  const second = await users.call(
    updateUser,
    { params: { userId: id }, body: { ...body, given_name: 'Second' } },
    { headers: { 'If-Match': '"r1"' } },
  )
  expect([second.status, second.error.reason]).toEqual([412, 'REVISION_CONFLICT'])
})
