import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addUserRoles,
  deleteUser,
  disableUser,
  getUser,
  listUsers,
  removeUserRole,
  resetUserPassword,
} from '@portal/contract/people/user-endpoints.ts'
import { publishRole, updateRole } from '@portal/contract/roles/role-endpoints.ts'
import { sql } from 'kysely'
import { makeIdentitySchema } from '../testing/identity-schema.ts'
import { member, roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller
let users: TestCaller

beforeEach(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  users = await server.as('users')
})
afterEach(() => server.stop())

const changeReason = 'Because the test says so.'
const ADMINISTRATOR = 'PROGRAM_ADMINISTRATOR'

const disable = (caller: TestCaller, userId: string) =>
  caller.call(disableUser, { params: { userId }, body: { changeReason } })
const remove = (caller: TestCaller, userId: string) =>
  caller.call(deleteUser, { params: { userId } }, { changeReason })
const strip = (caller: TestCaller, userId: string) =>
  caller.call(removeUserRole, { params: { userId, roleId: roleId(ADMINISTRATOR) } })

async function secondAdministrator() {
  const { id } = await member(server.db, admin, [ADMINISTRATOR])
  return { id, caller: server.withToken(await server.issuer.token(id)) }
}

/** Operators who are active and may change roles and give them. */
async function countAdministrators(): Promise<number> {
  const rows = await server.db
    .selectFrom('operator')
    .innerJoin('operatorRole', 'operatorRole.operatorId', 'operator.id')
    .select('operator.id')
    .where('operator.accountId', '=', 'c2p-demo')
    .where('operator.status', '=', 'ACTIVE')
    .where('operatorRole.roleId', '=', roleId(ADMINISTRATOR))
    .execute()
  return rows.length
}

test.each([
  ['disabled', disable],
  ['deleted', remove],
  ['stripped of the role', strip],
])('the last administrator cannot be %s', async (_, change) => {
  const { status, error } = await change(users, await server.operatorId('admin'))
  expect([status, error.reason]).toEqual([409, 'LAST_ADMINISTRATOR'])
  expect(await countAdministrators()).toBe(1)
})

test.each([
  ['disabled', disable, 200],
  ['deleted', remove, 204],
  ['stripped of the role', strip, 204],
])('one of two administrators can be %s', async (_, change, expected) => {
  await secondAdministrator()
  expect((await change(users, await server.operatorId('admin'))).status).toBe(expected)
  expect(await countAdministrators()).toBe(1)
})

test('a suspended administrator does not count', async () => {
  const { id } = await secondAdministrator()
  await disable(users, id)
  expect((await disable(users, await server.operatorId('admin'))).error.reason).toBe('LAST_ADMINISTRATOR')
})

test.each(['INVITED', 'RESET_REQUIRED'] as const)(
  'an administrator who cannot sign in does not count: %s',
  async (credentialState) => {
    await makeIdentitySchema(server.db)
    const { id } = await secondAdministrator()
    await server.db.updateTable('operator').set({ credentialState }).where('id', '=', id).execute()
    const answer = await disable(users, await server.operatorId('admin'))
    expect(answer.error.reason).toBe('LAST_ADMINISTRATOR')
  },
)

test('the password of the last administrator is not reset, that of one of two is', async () => {
  const reset = async () =>
    users.call(resetUserPassword, { params: { userId: await server.operatorId('admin') }, body: {} })
  const { status, error } = await reset()
  expect([status, error.reason]).toEqual([409, 'LAST_ADMINISTRATOR'])
  await secondAdministrator()
  expect((await reset()).status).toBe(202)
})

test('two administrators who reset each other at the same time leave one who can sign in', async () => {
  const second = await secondAdministrator()
  const reset = (caller: TestCaller, userId: string) =>
    caller.call(resetUserPassword, { params: { userId }, body: {} })
  const answers = await Promise.all([
    reset(admin, second.id),
    reset(second.caller, await server.operatorId('admin')),
  ])
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
})

test.each([
  ['disable', disable],
  ['delete', remove],
  ['strip', strip],
])('of two administrators who %s each other at the same time, one is left', async (_, change) => {
  const second = await secondAdministrator()
  const answers = await Promise.all([
    change(admin, second.id),
    change(second.caller, await server.operatorId('admin')),
  ])
  const succeeded = answers.filter(({ status }) => status < 300)
  expect(succeeded).toHaveLength(1)
  expect(answers.find(({ status }) => status >= 300)?.error.reason).toMatch(
    /^(LAST_ADMINISTRATOR|PERMISSION_DENIED|USER_SUSPENDED|UNAUTHENTICATED)$/,
  )
  expect(await countAdministrators()).toBe(1)
})

test('ten callers who each take another administrator away leave one', async () => {
  const others = await Promise.all(Array.from({ length: 9 }, secondAdministrator))
  const ids = [await server.operatorId('admin'), ...others.map(({ id }) => id)]
  const answers = await Promise.all(ids.map((id) => disable(users, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(await countAdministrators()).toBe(1)
})

const marked = async (caller: TestCaller) => {
  const { body } = await caller.call(listUsers, { query: { pageSize: 100 } })
  return body.items.filter((user) => user.isLastAdministrator).map(({ email }) => email)
}

test('the last administrator is marked in the list and by itself, and nobody while there are two', async () => {
  const email = 'admin@program.example'
  const flagOf = async (userId: string) =>
    (await users.call(getUser, { params: { userId } })).body.isLastAdministrator
  expect(await marked(users)).toEqual([email])
  expect([await flagOf(email), await flagOf('users@program.example')]).toEqual([true, false])
  const { id } = await secondAdministrator()
  expect([await marked(users), await flagOf(email)]).toEqual([[], false])
  const { body } = await disable(users, await server.operatorId('admin'))
  expect(body.isLastAdministrator).toBe(false)
  expect([await marked(users), await flagOf(id)]).toEqual([[expect.stringContaining('sample-')], true])
})

test('who holds the permissions by several roles is an administrator', async () => {
  const halves = [['role.update', 'role.publish'], ['user.role.add']]
  const made = await Promise.all(
    halves.map((resources, index) => {
      const facts = { name: `HALF_${index}`, label: `Half ${index}`, resources, subjectTypes: [] }
      return admin.call(publishRole, { body: facts })
    }),
  )
  const { id } = await member(server.db, admin)
  const roleIds = made.map(({ body }) => body.id)
  await admin.call(addUserRoles, { params: { userId: id }, body: { roleIds } })
  expect(await marked(users)).toEqual([])
})

test('the last administrator keeps what makes one, and may lose the rest', async () => {
  const userId = await server.operatorId('admin')
  await sql`insert into operator_role values (${userId}, ${roleId('VIEWER')})`.execute(server.db)
  const viewer = { params: { userId, roleId: roleId('VIEWER') } }
  expect((await users.call(removeUserRole, viewer)).status).toBe(204)
  expect((await strip(users, userId)).error.reason).toBe('LAST_ADMINISTRATOR')
})

test('the role by which the last one is an administrator keeps what that takes', async () => {
  const rights = { resources: ['role.update', 'role.publish', 'user.role.add'], subjectTypes: [] }
  const role = { name: 'OWN_ADMINISTRATOR', label: 'Own administrator', ...rights }
  const { body } = await admin.call(publishRole, { body: role })
  const { id } = await member(server.db, admin)
  await admin.call(addUserRoles, { params: { userId: id }, body: { roleIds: [body.id] } })
  expect((await disable(users, await server.operatorId('admin'))).status).toBe(200)
  const caller = server.withToken(await server.issuer.token(id))
  const weaker = { ...role, resources: ['role.update', 'role.publish'], changeReason }
  const answer = await caller.call(updateRole, { params: { roleId: body.id }, body: weaker })
  expect([answer.status, answer.error.reason]).toEqual([409, 'LAST_ADMINISTRATOR'])
})
