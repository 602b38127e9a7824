import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import {
  deleteUser,
  disableUser,
  enableUser,
  getUser,
  resetUserPassword,
} from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { sql } from 'kysely'
import { entriesOf } from '../testing/entries-of.ts'
import { makeIdentitySchema } from '../testing/identity-schema.ts'
import { emailsTo, invite, member } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let users: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  users = await server.as('users')
  await makeIdentitySchema(server.settings.databaseUrl)
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

const disable = (userId: string) => users.call(disableUser, { params: { userId }, body: { changeReason } })
const enable = (userId: string) => users.call(enableUser, { params: { userId }, body: { changeReason } })
const reset = (userId: string) =>
  users.call(resetUserPassword, { params: { userId }, body: { changeReason } })
const remove = (userId: string) => users.call(deleteUser, { params: { userId } }, { changeReason })

async function suspended(): Promise<User> {
  const user = await member(server.db, users)
  await disable(user.id)
  return user
}

/** A session at the embedded identity provider. */
async function openSession(operatorId: string): Promise<void> {
  await sql`
    insert into identity.artifact (model, id, payload, expires_at)
    values ('RefreshToken', ${crypto.randomUUID()}, ${JSON.stringify({ accountId: operatorId })}, now() + interval '1 day')
  `.execute(server.db)
}

async function sessionCount(operatorId: string): Promise<number> {
  const { rows } =
    await sql`select from identity.artifact where payload ->> 'accountId' = ${operatorId}`.execute(server.db)
  return rows.length
}

const stateOf = async (userId: string) => {
  const { status, suspendedReason, credentialState } = (await users.call(getUser, { params: { userId } }))
    .body
  return { status, suspendedReason, credentialState }
}

test('disabling a user stores the reason and ends every session', async () => {
  const { id } = await member(server.db, users)
  await openSession(id)
  const caller = server.withToken(await server.issuer.token(id))
  expect((await caller.call(getUser, { params: { userId: id } })).status).toBe(200)
  expect((await disable(id)).status).toBe(200)
  expect(await stateOf(id)).toMatchObject({ status: 'SUSPENDED', suspendedReason: changeReason })
  expect(await sessionCount(id)).toBe(0)
  expect((await caller.call(getUser, { params: { userId: id } })).error.reason).toBe('USER_SUSPENDED')
})

test('enabling a user restores access and notifies them by mail', async () => {
  const { id, email } = await suspended()
  expect((await enable(email)).status).toBe(200)
  expect(await stateOf(id)).toEqual({ status: 'ACTIVE', suspendedReason: null, credentialState: 'CONFIRMED' })
  expect((await emailsTo(server.db, email))[0]?.subject).toBe('Your account for Operations portal is active')
})

test('enabling an invited user sends another invitation', async () => {
  const { id, email } = await invite(users)
  await disable(id)
  await enable(id)
  const emails = await emailsTo(server.db, email)
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
    'Your account for Operations portal is active',
    'Your invitation to Operations portal',
    'Your invitation to Operations portal',
  ])
})

test('enabling an invited user restarts the life of the invitation', async () => {
  const { id } = await invite(users)
  await disable(id)
  const invitedAt = new Date('2026-01-01T00:00:00Z')
  await server.db.updateTable('operator').set({ invitedAt }).where('id', '=', id).execute()
  await enable(id)
  const { body } = await users.call(getUser, { params: { userId: id } })
  expect(Date.parse(body.invitedAt ?? '')).toBeGreaterThan(invitedAt.getTime())
})

test('a reset requires a new password, ends every session and emails a link', async () => {
  const { id, email } = await member(server.db, users)
  await openSession(id)
  const answer = await reset(email)
  expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([202, '', '"r2"'])
  expect(await stateOf(id)).toMatchObject({ status: 'ACTIVE', credentialState: 'RESET_REQUIRED' })
  expect(await sessionCount(id)).toBe(0)
  const [mail] = await emailsTo(server.db, email)
  expect(mail?.body).toMatch(new RegExp(`${server.issuer.url}/password-reset/[\\w-]{43}\\n`))
})

test('after a password reset, the access token is rejected', async () => {
  const { id } = await member(server.db, users)
  const caller = server.withToken(await server.issuer.token(id))
  await reset(id)
  const { status, error } = await caller.call(getUser, { params: { userId: id } })
  expect([status, error.reason]).toEqual([401, 'UNAUTHENTICATED'])
})

test('a second reset invalidates the first link', async () => {
  const { id, email } = await member(server.db, users)
  await reset(id)
  await reset(id)
  const [second, first] = await emailsTo(server.db, email)
  expect(second?.body).toContain('/password-reset/')
  expect(first?.body).toBeNull()
})

test('a reset for a user who never signed in is a new invitation', async () => {
  const { id, email } = await invite(users)
  expect((await reset(id)).status).toBe(202)
  expect(await stateOf(id)).toMatchObject({ credentialState: 'INVITED' })
  const [second, first] = await emailsTo(server.db, email)
  expect(second?.body).toContain('has invited you')
  expect(second?.body).toContain('/password-reset/')
  expect(first?.body).toBeNull()
})

test('deleting a user removes password and sessions; the history stays', async () => {
  const { id, email } = await invite(users)
  await openSession(id)
  await sql`insert into identity.credential (user_id, password_hash) values (${id}, 'x')`.execute(server.db)
  expect((await remove(id)).status).toBe(204)
  expect((await users.call(getUser, { params: { userId: id } })).error.reason).toBe('USER_NOT_FOUND')
  expect(await sessionCount(id)).toBe(0)
  const { rows } = await sql`select from identity.credential where user_id = ${id}`.execute(server.db)
  expect(rows).toEqual([])
  expect((await emailsTo(server.db, email))[0]?.body).toBeNull()
  expect(await entriesOf(server.db, id)).toMatchObject([
    { action: 'USER_CREATED', revision: 1 },
    { action: 'USER_DELETED', revision: 2, changeReason },
  ])
})

test.each<[string, () => Promise<User>, (id: string) => Promise<{ status: number }>]>([
  ['USER_DISABLED', () => member(server.db, users), disable],
  ['USER_ENABLED', suspended, enable],
  ['USER_PASSWORD_RESET', () => member(server.db, users), reset],
])('%s leaves exactly one entry with the reason', async (action, make, change) => {
  const { id } = await make()
  const before = (await entriesOf(server.db, id)).length
  expect((await change(id)).status).toBeLessThan(300)
  const added = (await entriesOf(server.db, id)).slice(before)
  expect(added).toMatchObject([{ action, entity: 'operator', revision: before + 1, changeReason }])
})

test.each<
  [
    string,
    () => Promise<User>,
    (id: string) => Promise<{ status: number; error: { reason: string } }>,
    unknown,
  ]
>([
  ['disabling a suspended user', suspended, disable, [409, 'INVALID_STATE']],
  ['enabling an active user', () => member(server.db, users), enable, [409, 'INVALID_STATE']],
  ['resetting the password of a suspended user', suspended, reset, [409, 'USER_SUSPENDED']],
])('rejects %s without side effects', async (_, make, change, expected) => {
  const { id, email } = await make()
  const before = [await stateOf(id), await entriesOf(server.db, id), await emailsTo(server.db, email)]
  const { status, error } = await change(id)
  expect([status, error.reason]).toEqual(expected)
  expect([await stateOf(id), await entriesOf(server.db, id), await emailsTo(server.db, email)]).toEqual(
    before,
  )
})

test.each<[Endpoint, string, string]>([
  [disableUser, 'PUT', '/users/users@program.example/disabled'],
  [deleteUser, 'DELETE', '/users/users@program.example'],
])('rejects $name for one’s own account', async (_, method, path) => {
  const body = method === 'PUT' ? { changeReason } : undefined
  const headers: Record<string, string> = method === 'PUT' ? {} : { 'Change-Reason': changeReason }
  const { status, error } = await users.send(method, path, { body, headers })
  expect([status, error.reason]).toEqual([403, 'SELF_ACTION_FORBIDDEN'])
})

test.each([
  ['disabling', 'PUT', '/disabled', {}],
  ['deleting', 'DELETE', '', undefined],
])('%s needs a reason', async (_, method, path, body) => {
  const { id } = await member(server.db, users)
  const { status, error } = await users.send(method, `/users/${id}${path}`, { body })
  expect([status, error.reason]).toEqual([422, 'CHANGE_REASON_REQUIRED'])
})
