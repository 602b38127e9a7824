import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import {
  addUserRoles,
  createUser,
  getUser,
  listUserRoles,
  removeUserRole,
} from '@portal/contract/people/user-endpoints.ts'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { emailsTo, invite, member, newUser, roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let users: TestCaller
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  users = await server.as('users')
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

const give = (caller: TestCaller, userId: string, ...names: string[]) =>
  caller.call(addUserRoles, { params: { userId }, body: { roleIds: names.map(roleId), changeReason } })
const take = (caller: TestCaller, userId: string, name: string) =>
  caller.call(removeUserRole, { params: { userId, roleId: roleId(name) } }, { changeReason })

test('an assigned role takes effect on the next call', async () => {
  const { id, email } = await member(server.db, users, ['CUSTOMER_CARE_AGENT'])
  const caller = server.withToken(await server.issuer.token(id))
  expect((await caller.call(listSubjects, {})).error.reason).toBe('PERMISSION_DENIED')
  const { status, body, headers } = await give(users, email, 'VIEWER')
  expect([status, headers.get('etag')]).toEqual([200, '"r2"'])
  expect(body.items.map(({ name }) => name)).toEqual(['CUSTOMER_CARE_AGENT', 'VIEWER'])
  expect((await caller.call(listSubjects, {})).status).toBe(200)
})

test('assigning and removing a role leave one entry each, with the reason', async () => {
  const { id } = await invite(users, ['VIEWER'])
  await give(users, id, 'RISK_MANAGER', 'CONTENT_EDITOR')
  expect((await take(users, id, 'VIEWER')).status).toBe(204)
  expect((await entriesOf(server.db, id)).slice(1)).toMatchObject([
    {
      action: 'USER_ROLE_ADDED',
      revision: 2,
      changeReason,
      changes: [
        { path: '/roles/CONTENT_EDITOR', op: 'ADD', after: 'Content editor' },
        { path: '/roles/RISK_MANAGER', op: 'ADD', after: 'Risk manager' },
        { path: '/gained', op: 'ADD', after: expect.stringContaining('high-impact: can change identity') },
      ],
    },
    {
      action: 'USER_ROLE_REMOVED',
      revision: 3,
      changeReason,
      changes: [{ path: '/roles/VIEWER', op: 'REMOVE', before: 'Viewer' }],
    },
  ])
  const { body } = await users.call(listUserRoles, { params: { userId: id } })
  expect(body.items.map(({ name }) => name)).toEqual(['CONTENT_EDITOR', 'RISK_MANAGER'])
})

test('assigning a role that the user already has changes nothing', async () => {
  const { id } = await invite(users, ['VIEWER'])
  const { status, headers } = await give(users, id, 'VIEWER')
  expect([status, headers.get('etag')]).toEqual([200, '"r1"'])
  expect(await entriesOf(server.db, id)).toHaveLength(1)
})

test.each(
  BUILT_IN_ROLES.map(({ name }) => ({ name, expected: name === 'PROGRAM_ADMINISTRATOR' ? 403 : 201 })),
)('a user administrator who assigns $name to a new user gets $expected', async ({ name, expected }) => {
  const { status, error } = await users.call(createUser, { body: newUser([name]) })
  expect(status).toBe(expected)
  if (expected === 403) expect(error.reason).toBe('ROLE_ESCALATION')
})

test('a role that creates roles cannot be assigned by somebody who lacks some of its permissions', async () => {
  const { id } = await invite(users)
  const { status, error } = await give(users, id, 'RISK_MANAGER', 'PROGRAM_ADMINISTRATOR')
  expect([status, error.reason]).toEqual([403, 'ROLE_ESCALATION'])
  expect(error.errorDetail).toMatchObject([
    {
      source: '/roleIds/1',
      message:
        'Program administrator can make or assign roles, so only people who hold everything in it can assign it.',
    },
  ])
  expect((await users.call(getUser, { params: { userId: id } })).body.roles).toHaveLength(1)
})

/** A custom role, written directly to the database. */
async function addRole(name: string, resources: readonly string[]): Promise<string> {
  const id = crypto.randomUUID()
  const facts = { label: name, description: '', subjectTypes: [], builtIn: false }
  await server.db
    .insertInto('role')
    .values({ id, accountId: 'c2p-demo', name, resources: [...resources], ...facts })
    .execute()
  return id
}

/** An operator with this role only. */
async function holderOf(role: string): Promise<{ id: string; caller: TestCaller }> {
  const { id } = await member(server.db, admin)
  await server.db.deleteFrom('operatorRole').where('operatorId', '=', id).execute()
  await server.db.insertInto('operatorRole').values({ operatorId: id, roleId: role }).execute()
  return { id, caller: server.withToken(await server.issuer.token(id)) }
}

test('a custom role that creates and assigns roles cannot make a program administrator', async () => {
  const resources = ['user.search', 'user.create', 'user.role.add', 'role.publish', 'role.update', 'role.get']
  const { caller } = await holderOf(await addRole('ROLE_MAKER', resources))
  const { id } = await invite(users)
  expect((await give(caller, id, 'PROGRAM_ADMINISTRATOR')).error.reason).toBe('ROLE_ESCALATION')
  const created = await caller.call(createUser, { body: newUser(['PROGRAM_ADMINISTRATOR']) })
  expect([created.status, created.error.reason]).toEqual([403, 'ROLE_ESCALATION'])
})

test('a role that assigns roles and opens subjects cannot be assigned by somebody who lacks the subjects', async () => {
  const role = await addRole('GIVER_OF_SUBJECTS', ['user.role.add'])
  await server.db
    .updateTable('role')
    .set({ subjectTypes: ['SRCI'] })
    .where('id', '=', role)
    .execute()
  const { id } = await invite(users)
  const request = { params: { userId: id }, body: { roleIds: [role] } }
  expect((await users.call(addUserRoles, request)).error.reason).toBe('ROLE_ESCALATION')
  expect((await admin.call(addUserRoles, request)).status).toBe(200)
})

test('only an administrator can make one from two roles', async () => {
  const half = await addRole(
    'ALL_BUT_ONE',
    PERMISSIONS.filter((permission) => permission !== 'srcProfile.delete'),
  )
  const user = await holderOf(half)
  const { status, error } = await give(users, user.id, 'CUSTOMER_CARE_AGENT')
  expect([status, error.reason, error.message]).toEqual([
    403,
    'ROLE_ESCALATION',
    'Only administrators can make other administrators.',
  ])
  expect((await give(admin, user.id, 'CUSTOMER_CARE_AGENT')).status).toBe(200)
})

test('six roles that the caller lacks leave one entry with the gain in words, and a mail to administrators', async () => {
  const { id, email } = await invite(admin, ['VIEWER'])
  const names = BUILT_IN_ROLES.map(({ name }) => name).filter((name) => !/^(PROGRAM|VIEWER)/.test(name))
  const emailsBefore = (await emailsTo(server.db, 'admin@program.example')).length
  expect((await give(users, email, ...names)).status).toBe(200)
  const added = (await entriesOf(server.db, id)).slice(1)
  expect(added).toHaveLength(1)
  expect(added[0]?.changes.filter(({ path }) => path.startsWith('/roles/'))).toHaveLength(6)
  const gained = String(added[0]?.changes.find(({ path }) => path === '/gained')?.after)
  expect(gained).toMatch(/^\d+ permissions \(.*; and \d+ more\); high-impact: .*can delete consumer profiles/)
  const emails = await emailsTo(server.db, 'admin@program.example')
  expect(emails).toHaveLength(emailsBefore + 1)
  expect(emails[0]?.subject).toBe('Sam Ple has gained high-impact permissions in Operations portal')
  expect(emails[0]?.body).toContain(gained)
})

test('assigning roles without high impact sends no mail to administrators', async () => {
  const { email } = await invite(admin, ['CUSTOMER_CARE_AGENT'])
  const emailsBefore = (await emailsTo(server.db, 'admin@program.example')).length
  expect((await give(users, email, 'VIEWER')).status).toBe(200)
  expect(await emailsTo(server.db, 'admin@program.example')).toHaveLength(emailsBefore)
})

test('a program administrator can make another', async () => {
  const { id } = await invite(users)
  expect((await give(admin, id, 'PROGRAM_ADMINISTRATOR')).status).toBe(200)
})

test.each<[string, () => Promise<{ status: number; error: { reason: string; message: string } }>]>([
  ['assigns roles to themselves', () => give(users, 'users@program.example', 'VIEWER')],
  ['removes roles from themselves', () => take(users, 'users@program.example', 'USER_ADMINISTRATOR')],
])('nobody %s', async (_, change) => {
  const { status, error } = await change()
  expect([status, error.reason, error.message]).toEqual([
    403,
    'ROLE_ESCALATION',
    'You cannot change your own roles. Ask another administrator.',
  ])
})

test.each([
  ['that the user does not have', roleId('RISK_MANAGER')],
  ['that does not exist', crypto.randomUUID()],
  ['whose id is not a UUID', 'VIEWER'],
])('a role %s cannot be removed', async (_, id) => {
  const user = await invite(users)
  const answer = await users.call(removeUserRole, { params: { userId: user.id, roleId: id } })
  expect([answer.status, answer.error.reason]).toEqual([404, 'ROLE_NOT_FOUND'])
})

test('a user can have at most twenty roles', async () => {
  const { id } = await invite(admin)
  const roles = Array.from({ length: 20 }, (_, index) => ({
    id: crypto.randomUUID(),
    accountId: 'c2p-demo',
    name: `MANY_${index}`,
    label: 'One of many',
    description: '',
    resources: ['account.get'],
    subjectTypes: [],
    builtIn: false,
  }))
  await server.db.insertInto('role').values(roles).execute()
  const body = { roleIds: roles.map((role) => role.id) }
  const { status, error } = await admin.call(addUserRoles, { params: { userId: id }, body })
  expect([status, error.errorDetail[0]?.message]).toEqual([422, 'A user has at most 20 roles.'])
})
