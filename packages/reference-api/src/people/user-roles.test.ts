import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import {
  addUserRoles,
  createUser,
  getUser,
  listUserRoles,
  removeUserRole,
} from '@portal/contract/people/user-endpoints.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { invite, member, newUser, roleId } from '../testing/sample-users.ts'
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

test('a role that is given counts with the next call', async () => {
  const { id, email } = await member(server.db, users, ['CUSTOMER_CARE_AGENT'])
  const caller = server.withToken(await server.issuer.token(id))
  expect((await caller.call(listSubjects, {})).error.reason).toBe('PERMISSION_DENIED')
  const { status, body, headers } = await give(users, email, 'VIEWER')
  expect([status, headers.get('etag')]).toEqual([200, '"r2"'])
  expect(body.items.map(({ name }) => name)).toEqual(['CUSTOMER_CARE_AGENT', 'VIEWER'])
  expect((await caller.call(listSubjects, {})).status).toBe(200)
})

test('giving and taking a role leave one entry each, with the reason', async () => {
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

test('giving what a user has changes nothing', async () => {
  const { id } = await invite(users, ['VIEWER'])
  const { status, headers } = await give(users, id, 'VIEWER')
  expect([status, headers.get('etag')]).toEqual([200, '"r1"'])
  expect(await entriesOf(server.db, id)).toHaveLength(1)
})

test.each(
  BUILT_IN_ROLES.map(({ name }) => ({ name, expected: name === 'PROGRAM_ADMINISTRATOR' ? 403 : 201 })),
)('a user administrator who gives $name to a new user is answered $expected', async ({ name, expected }) => {
  const { status, error } = await users.call(createUser, { body: newUser([name]) })
  expect(status).toBe(expected)
  if (expected === 403) expect(error.reason).toBe('ROLE_ESCALATION')
})

test('who may not make roles cannot give a role that may', async () => {
  const { id } = await invite(users)
  const { status, error } = await give(users, id, 'RISK_MANAGER', 'PROGRAM_ADMINISTRATOR')
  expect([status, error.reason]).toEqual([403, 'ROLE_ESCALATION'])
  expect(error.errorDetail).toMatchObject([
    {
      source: '/roleIds/1',
      message: 'Only who may publish and change roles can give the role Program administrator.',
    },
  ])
  expect((await users.call(getUser, { params: { userId: id } })).body.roles).toHaveLength(1)
})

/** A role of one's own, as the database holds it. */
async function addRole(name: string, resources: string[]): Promise<string> {
  const id = crypto.randomUUID()
  const facts = { label: name, description: '', subjectTypes: [], builtIn: false }
  await server.db
    .insertInto('role')
    .values({ id, accountId: 'c2p-demo', name, resources, ...facts })
    .execute()
  return id
}

test('who is no administrator cannot make one out of two roles', async () => {
  const half = await addRole('HALF', ['role.update'])
  const user = await invite(admin)
  const giver = (await member(server.db, admin, ['USER_ADMINISTRATOR'])).id
  const caller = server.withToken(await server.issuer.token(giver))
  await server.db.insertInto('operatorRole').values({ operatorId: user.id, roleId: half }).execute()
  const { status, error } = await give(caller, user.id, 'USER_ADMINISTRATOR')
  expect([status, error.reason, error.message]).toEqual([
    403,
    'ROLE_ESCALATION',
    'Only an administrator can make another one.',
  ])
  expect((await give(admin, user.id, 'USER_ADMINISTRATOR')).status).toBe(200)
})

test('a program administrator can make another', async () => {
  const { id } = await invite(users)
  expect((await give(admin, id, 'PROGRAM_ADMINISTRATOR')).status).toBe(200)
})

test.each<[string, () => Promise<{ status: number; error: { reason: string; message: string } }>]>([
  ['gives himself a role', () => give(users, 'users@program.example', 'VIEWER')],
  ['takes a role from himself', () => take(users, 'users@program.example', 'USER_ADMINISTRATOR')],
])('nobody %s', async (_, change) => {
  const { status, error } = await change()
  expect([status, error.reason, error.message]).toEqual([
    403,
    'ROLE_ESCALATION',
    'Nobody changes their own roles. Ask another administrator.',
  ])
})

test.each([
  ['that the user does not have', roleId('RISK_MANAGER')],
  ['that does not exist', crypto.randomUUID()],
  ['whose id is no UUID', 'VIEWER'],
])('a role %s cannot be taken away', async (_, id) => {
  const user = await invite(users)
  const answer = await users.call(removeUserRole, { params: { userId: user.id, roleId: id } })
  expect([answer.status, answer.error.reason]).toEqual([404, 'ROLE_NOT_FOUND'])
})

test('nobody has more than twenty roles', async () => {
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
