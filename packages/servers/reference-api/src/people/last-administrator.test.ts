import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addUserRoles,
  deleteUser,
  disableUser,
  enableUser,
  getUser,
  listUsers,
  removeUserRole,
  resetUserPassword,
} from '@portal/contract/people/user-endpoints.ts'
import { PERMISSIONS, type Permission } from '@portal/contract/permission-table.ts'
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

/** Active operators who can change and assign roles. */
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
  ['deprived of the role', strip],
])('the last administrator cannot be %s', async (_, change) => {
  const { status, error } = await change(users, await server.operatorId('admin'))
  expect([status, error.reason]).toEqual([409, 'LAST_ADMINISTRATOR'])
  expect(await countAdministrators()).toBe(1)
})

test.each([
  ['disabled', disable, 200],
  ['deleted', remove, 204],
  ['deprived of the role', strip, 204],
])('one of two administrators can be %s by the other', async (_, change, expected) => {
  const { caller } = await secondAdministrator()
  expect((await change(caller, await server.operatorId('admin'))).status).toBe(expected)
  expect(await countAdministrators()).toBe(1)
})

test('a suspended administrator does not count', async () => {
  const { id } = await secondAdministrator()
  await disable(admin, id)
  expect((await disable(users, await server.operatorId('admin'))).error.reason).toBe('LAST_ADMINISTRATOR')
})

test.each(['INVITED', 'RESET_REQUIRED'] as const)(
  'an administrator who cannot sign in does not count: %s',
  async (credentialState) => {
    await makeIdentitySchema(server.settings.databaseUrl)
    const { id } = await secondAdministrator()
    await server.db.updateTable('operator').set({ credentialState }).where('id', '=', id).execute()
    const answer = await disable(users, await server.operatorId('admin'))
    expect(answer.error.reason).toBe('LAST_ADMINISTRATOR')
  },
)

const reset = (caller: TestCaller, userId: string) =>
  caller.call(resetUserPassword, { params: { userId }, body: {} })

test('the password of the last administrator cannot be reset, that of one of two can be reset by the other', async () => {
  const userId = await server.operatorId('admin')
  const { status, error } = await reset(users, userId)
  expect([status, error.reason]).toEqual([409, 'LAST_ADMINISTRATOR'])
  const { caller } = await secondAdministrator()
  expect((await reset(caller, userId)).status).toBe(202)
})

const ONLY_ADMINISTRATORS = [
  403,
  'ROLE_ESCALATION',
  'Only administrators can change the status or password of an administrator. Ask one of them.',
]

test.each([
  ['disables', disable],
  ['deletes', remove],
  ['resets the password of', reset],
])('a user administrator never %s an administrator', async (_, change) => {
  await secondAdministrator()
  const { status, error } = await change(users, await server.operatorId('admin'))
  expect([status, error.reason, error.message]).toEqual(ONLY_ADMINISTRATORS)
  expect(await countAdministrators()).toBe(2)
})

test('a user administrator never enables an administrator', async () => {
  const { id } = await secondAdministrator()
  await disable(admin, id)
  const enable = (caller: TestCaller) => caller.call(enableUser, { params: { userId: id }, body: {} })
  const { status, error } = await enable(users)
  expect([status, error.reason, error.message]).toEqual(ONLY_ADMINISTRATORS)
  expect((await enable(admin)).status).toBe(200)
})

/** An operator whose own role has these permissions and every subject type. */
async function holderOf(name: string, resources: readonly Permission[]) {
  const { body } = await admin.call(publishRole, {
    body: { name, label: name, resources: [...resources], subjectTypes: [] },
  })
  const { id } = await member(server.db, admin)
  await admin.call(addUserRoles, { params: { userId: id }, body: { roleIds: [body.id] } })
  return { id, role: body, caller: server.withToken(await server.issuer.token(id)) }
}

test('two permissions of a custom role neither make a last administrator nor reset one’s password', async () => {
  const holder = await holderOf('TWO_OF_MANY', ['role.update', 'user.role.add', 'user.passwordReset'])
  const userId = await server.operatorId('admin')
  expect(await marked(users)).toEqual(['admin@program.example'])
  expect((await reset(holder.caller, userId)).error.reason).toBe('LAST_ADMINISTRATOR')
  expect((await disable(users, holder.id)).status).toBe(200)
})

test('two administrators who reset each other at the same time leave one who can sign in', async () => {
  const second = await secondAdministrator()
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

test('ten administrators who each remove another one leave at least one', async () => {
  const others = await Promise.all(Array.from({ length: 9 }, secondAdministrator))
  const first = { id: await server.operatorId('admin'), caller: admin }
  const answers = await Promise.all(
    [first, ...others].map(({ caller }, index) => disable(caller, (others[index] ?? first).id)),
  )
  const disabledCount = answers.filter(({ status }) => status === 200).length
  expect(await countAdministrators()).toBe(10 - disabledCount)
  expect(await countAdministrators()).toBeGreaterThanOrEqual(1)
})

const marked = async (caller: TestCaller) => {
  const { body } = await caller.call(listUsers, { query: { pageSize: 100 } })
  return body.items.filter((user) => user.isLastAdministrator).map(({ email }) => email)
}

test('the last administrator is marked, in the list and alone, and nobody while there are two', async () => {
  const email = 'admin@program.example'
  const flagOf = async (userId: string) =>
    (await users.call(getUser, { params: { userId } })).body.isLastAdministrator
  expect(await marked(users)).toEqual([email])
  expect([await flagOf(email), await flagOf('users@program.example')]).toEqual([true, false])
  const { id, caller } = await secondAdministrator()
  expect([await marked(users), await flagOf(email)]).toEqual([[], false])
  const { body } = await disable(caller, await server.operatorId('admin'))
  expect(body.isLastAdministrator).toBe(false)
  expect([await marked(users), await flagOf(id)]).toEqual([[expect.stringContaining('sample-')], true])
})

test('all permissions make an administrator, also when spread over several roles', async () => {
  const isEarly = (_: unknown, index: number) => index < 50
  const { id } = await holderOf('EARLY_HALF', PERMISSIONS.filter(isEarly))
  expect(await marked(users)).toEqual(['admin@program.example'])
  const late = PERMISSIONS.filter((permission, index) => !isEarly(permission, index))
  const { role } = await holderOf('LATE_HALF', late)
  await admin.call(addUserRoles, { params: { userId: id }, body: { roleIds: [role.id] } })
  expect(await marked(users)).toEqual([])
})

test('the last administrator keeps the required roles and may lose others', async () => {
  const userId = await server.operatorId('admin')
  await sql`insert into operator_role values (${userId}, ${roleId('VIEWER')})`.execute(server.db)
  const viewer = { params: { userId, roleId: roleId('VIEWER') } }
  expect((await users.call(removeUserRole, viewer)).status).toBe(204)
  expect((await strip(users, userId)).error.reason).toBe('LAST_ADMINISTRATOR')
})

test('the role that makes the last administrator keeps its permissions', async () => {
  const { role, caller } = await holderOf('OWN_ADMINISTRATOR', PERMISSIONS)
  expect((await disable(caller, await server.operatorId('admin'))).status).toBe(200)
  const { name, label, subjectTypes } = role
  const weaker = { name, label, subjectTypes, resources: ['role.update' as const], changeReason }
  const answer = await caller.call(updateRole, { params: { roleId: role.id }, body: weaker })
  expect([answer.status, answer.error.reason]).toEqual([409, 'LAST_ADMINISTRATOR'])
})

test('only an administrator can create another one by changing a role', async () => {
  const most = PERMISSIONS.filter((permission) => permission !== 'srcProfile.delete')
  const { id } = await holderOf('MOST', most)
  const { role } = await holderOf('SECOND', ['account.get'])
  await admin.call(addUserRoles, { params: { userId: id }, body: { roleIds: [role.id] } })
  const maker = await holderOf('MAKER', ['role.update', 'role.publish', 'srcProfile.delete'])
  const { name, label, subjectTypes } = role
  const request = {
    params: { roleId: role.id },
    body: { name, label, subjectTypes, resources: ['srcProfile.delete' as const], changeReason },
  }
  expect((await maker.caller.call(updateRole, request)).error.reason).toBe('ROLE_ESCALATION')
  expect((await admin.call(updateRole, request)).status).toBe(200)
})
