import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { getAccess } from '@portal/contract/people/me-endpoints.ts'
import { addUserRoles, getUser } from '@portal/contract/people/user-endpoints.ts'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import {
  deleteRole,
  getRole,
  listDeclaredPermissions,
  publishRole,
  updateRole,
} from '@portal/contract/roles/role-endpoints.ts'
import { SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import { startPermissionHost } from '../testing/permission-host.ts'
import { holderOf, member, roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { readDeclared } from './follow-declared.ts'

const CREATE = {
  app: '@portal/fees',
  group: 'Fees',
  resource: 'x.fees.refund.create',
  description: 'Start a refund',
}
const CLOSE = { app: '@portal/fees', group: 'Fees', resource: 'x.fees.close', description: 'Close a month' }
const changeReason = 'Because the test says so.'

let host: Awaited<ReturnType<typeof startPermissionHost>>
let server: TestServer
let admin: TestCaller

beforeEach(async () => {
  ;[host, server] = await Promise.all([startPermissionHost(), startTestServer()])
  admin = await server.as('admin')
  await served(CLOSE, CREATE)
})

afterEach(async () => {
  await server.stop()
  await host.stop()
})

/** The host serves a release whose applications declare this, and the API has asked it. */
async function served(...permissions: readonly (typeof CREATE)[]): Promise<void> {
  host.serve(...permissions)
  await readDeclared(server.db, { ...server.settings, portalHostUrl: host.url })
}

const known = async (caller = admin) => (await caller.call(listDeclaredPermissions, {})).body.items

async function accessOf(caller: TestCaller): Promise<string[]> {
  const { body } = await caller.call(getAccess, {})
  return body.resources.map(({ resource }) => resource)
}

const newRole = (name: string, resources: readonly string[]) => ({
  name,
  label: name,
  resources: [...resources],
  subjectTypes: [...SUBJECT_TYPES],
})

async function published(name: string, resources: readonly string[]) {
  const { status, body, text } = await admin.call(publishRole, { body: newRole(name, resources) })
  if (status !== 201) throw new Error(text)
  return body
}

/** An administrator by a custom role, from before applications declared anything. */
const customAdministrator = async () => holderOf(server, admin, await published('EVERYTHING', PERMISSIONS))

test('lists what applications declare, by group', async () => {
  expect(await known()).toEqual([
    { ...CLOSE, isDeclared: true },
    { ...CREATE, isDeclared: true },
  ])
})

test('everybody who is signed in can read what they mean', async () => {
  expect(await known(await server.as('care'))).toHaveLength(2)
  expect((await server.withToken(undefined).call(listDeclaredPermissions, {})).status).toBe(401)
})

test('the built-in administrators hold them, also after a restart; others do not', async () => {
  const declared = [CLOSE.resource, CREATE.resource]
  expect(await accessOf(admin)).toEqual([...PERMISSIONS, ...declared].sort())
  await prepareDatabase(server.settings)
  expect(await accessOf(admin)).toEqual(expect.arrayContaining(declared))
  expect(await accessOf(await server.as('viewer'))).not.toContain(CLOSE.resource)
})

test('a role gives them like others', async () => {
  const { caller } = await holderOf(server, admin, await published('FEES', ['account.get', CREATE.resource]))
  expect(await accessOf(caller)).toEqual(['account.get', CREATE.resource])
})

test.each(['x.fees.unknown', 'x.fees', 'X.fees.close'])('refuses %s, which nobody declares', async (name) => {
  const { status, error } = await admin.call(publishRole, { body: newRole('FEES', ['account.get', name]) })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([
    422,
    'UNKNOWN_PERMISSION',
    '/resources/1',
  ])
})

test('nobody gives a role a declared permission that they lack', async () => {
  const { caller } = await holderOf(server, admin, await published('MAKER', ['role.publish', 'role.get']))
  const { status, error } = await caller.call(publishRole, {
    body: { ...newRole('FEES', ['role.get', CLOSE.resource]), subjectTypes: [] },
  })
  expect([status, error.reason]).toEqual([403, 'ROLE_ESCALATION'])
})

test('a role keeps a permission that is no longer declared until it is taken away; no other role gets it', async () => {
  const role = await published('FEES', [CLOSE.resource, CREATE.resource])
  const { caller } = await holderOf(server, admin, role)
  const params = { roleId: role.id }
  await served(CLOSE)
  expect(await known()).toContainEqual({ ...CREATE, isDeclared: false })
  expect(await accessOf(caller)).toContain(CREATE.resource)

  const renamed = { ...newRole('FEES', role.resources), label: 'Fees', changeReason }
  expect((await admin.call(updateRole, { params, body: renamed })).status).toBe(200)
  const other = await admin.call(publishRole, { body: newRole('OTHER', [CREATE.resource]) })
  expect([other.status, other.error.reason]).toEqual([422, 'UNKNOWN_PERMISSION'])

  const less = { ...renamed, resources: [CLOSE.resource] }
  expect((await admin.call(updateRole, { params, body: less })).body.resources).toEqual([CLOSE.resource])
  await served(CLOSE)
  expect(await known()).toEqual([{ ...CLOSE, isDeclared: true }])
  expect(await accessOf(admin)).not.toContain(CREATE.resource)
})

test('a permission that returns is declared again, with its new description', async () => {
  await published('FEES', [CREATE.resource])
  await served()
  expect(await known()).toEqual([{ ...CREATE, isDeclared: false }])
  await served({ ...CREATE, description: 'Refund a fee' })
  expect(await known()).toEqual([{ ...CREATE, description: 'Refund a fee', isDeclared: true }])
})

test('a permission that a role holds does not pass to another application', async () => {
  const role = await published('FEES', [CLOSE.resource])
  await served({ ...CLOSE, app: '@zevil/fees' }, { ...CREATE, app: '@zevil/fees' })
  expect(await known()).toEqual([
    { ...CLOSE, isDeclared: false },
    { ...CREATE, app: '@zevil/fees', isDeclared: true },
  ])
  const less = { ...newRole('FEES', [CREATE.resource]), changeReason }
  await admin.call(updateRole, { params: { roleId: role.id }, body: less })
  await served()
  await served({ ...CLOSE, app: '@zevil/fees' })
  expect(await known()).toContainEqual({ ...CLOSE, app: '@zevil/fees', isDeclared: true })
})

test('a long list of many applications is read', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    ...{ app: `@portal/app-${index}`, group: `Group ${index}`, description: 'd'.repeat(200) },
    resource: `x.app-${index}.close`,
  }))
  await served(...rows)
  expect(await known()).toHaveLength(2000)
})

test('a host that does not answer changes nothing', async () => {
  const away = { ...server.settings, portalHostUrl: `${host.url}/elsewhere` }
  await expect(readDeclared(server.db, away)).rejects.toThrow('status 404')
  expect(await known()).toHaveLength(2)
})

test.each([
  ['a permission of the portal', { resource: 'role.update' }],
  ['a permission in the area of another application', { app: '@portal/shops' }],
  ['an invalid name of an application', { app: 'x'.repeat(1000) }],
])('an answer with %s changes nothing', async (_what, odd) => {
  host.serve({ ...CLOSE, ...odd })
  const given = { ...server.settings, portalHostUrl: host.url }
  await expect(readDeclared(server.db, given)).rejects.toThrow()
  expect(await known()).toHaveLength(2)
})

test('all specified permissions make an administrator, whatever applications declare', async () => {
  const { id, caller } = await customAdministrator()
  expect((await admin.call(getUser, { params: { userId: id } })).body).toMatchObject({
    isAdministrator: true,
  })
  const { id: colleague } = await member(server.db, admin)
  const params = { userId: colleague }
  const body = { roleIds: [roleId('PROGRAM_ADMINISTRATOR')] }
  expect((await caller.call(addUserRoles, { params, body })).status).toBe(200)
})

test('an administrator by a custom role does not hold what applications declare', async () => {
  const { caller } = await customAdministrator()
  const { error } = await caller.call(publishRole, { body: newRole('FEES', [CLOSE.resource]) })
  expect(error.errorDetail.map(({ message }) => message)).toEqual(['You do not hold x.fees.close.'])
})

test('a role that leads to further roles is only assigned by people who hold what it has of applications', async () => {
  const spreading = await published('SPREADING', ['user.role.add', 'user.search', CLOSE.resource])
  const { id } = await member(server.db, admin)
  const call = { params: { userId: id }, body: { roleIds: [spreading.id] } }
  const { error } = await (await server.as('users')).call(addUserRoles, call)
  expect(error.reason).toBe('ROLE_ESCALATION')
  expect((await admin.call(addUserRoles, call)).status).toBe(200)
})

test('a role with declared permissions can be opened and deleted', async () => {
  const role = await published('FEES', [CLOSE.resource])
  const params = { roleId: role.id }
  expect((await admin.call(getRole, { params })).body.resources).toEqual([CLOSE.resource])
  expect((await admin.call(deleteRole, { params }, { changeReason })).status).toBe(204)
})
