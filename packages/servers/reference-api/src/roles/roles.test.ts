import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { addUserRoles } from '@portal/contract/people/user-endpoints.ts'
import {
  deleteRole,
  getRole,
  listRoles,
  publishRole,
  updateRole,
} from '@portal/contract/roles/role-endpoints.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { holderOf, invite, roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
let made = 0

function newRole(resources = ['dpa.get', 'dpa.search']) {
  made += 1
  return { name: `SAMPLE_${made}`, label: `Sample ${made}`, resources, subjectTypes: ['SRCI' as const] }
}

async function published(resources?: string[]) {
  const { status, body, text } = await admin.call(publishRole, { body: newRole(resources) })
  if (status !== 201) throw new Error(text)
  return body
}

/** An operator who can publish and change roles, but little else. */
async function roleMaker(): Promise<TestCaller> {
  const role = await published(['role.publish', 'role.update', 'role.get', 'dpa.get'])
  return (await holderOf(server, admin, role)).caller
}

test('lists built-in roles first, with the number of their users', async () => {
  const { body } = await admin.call(listRoles, { query: { pageSize: 100 } })
  expect(body.items.findLastIndex(({ builtIn }) => builtIn)).toBe(7)
  const administrators = body.items.find(({ name }) => name === 'PROGRAM_ADMINISTRATOR')
  expect(administrators).toMatchObject({ userCount: 1, label: 'Program administrator', builtIn: true })
  expect(administrators?.resources).toHaveLength(107)
})

test.each([
  ['reviewer', ['CONTENT_REVIEWER']],
  ['CONTENT_', ['CONTENT_EDITOR', 'CONTENT_REVIEWER']],
  ['risk manager', ['RISK_MANAGER']],
])('the search %j finds %j', async (q, names) => {
  const { body } = await admin.call(listRoles, { query: { q } })
  expect(body.items.map(({ name }) => name)).toEqual(names)
})

test('finds roles by a permission', async () => {
  const { body } = await admin.call(listRoles, {
    query: { permission: ['srcProfile.delete'], builtIn: 'true' },
  })
  expect(body.items.map(({ name }) => name)).toEqual(['CUSTOMER_CARE_AGENT', 'PROGRAM_ADMINISTRATOR'])
})

test('distinguishes unused roles from those in use', async () => {
  const { name } = await published()
  const namesOf = async (unused: 'true' | 'false') => {
    const { body } = await admin.call(listRoles, { query: { unused, pageSize: 100 } })
    return body.items.map((role) => role.name)
  }
  expect(await namesOf('true')).toContain(name)
  expect(await namesOf('false')).toContain('PROGRAM_ADMINISTRATOR')
  expect(await namesOf('false')).not.toContain(name)
})

test('finds roles by the period of their last change', async () => {
  const { name, updatedAt } = await published()
  const day = updatedAt.slice(0, 10)
  const { body } = await admin.call(listRoles, { query: { updatedFrom: day, updatedTo: day, pageSize: 100 } })
  expect(body.items.map((role) => role.name)).toContain(name)
  const { body: earlier } = await admin.call(listRoles, { query: { updatedTo: '2020-01-01' } })
  expect(earlier.items).toEqual([])
})

test.each(['name', 'userCount'] as const)('sorts roles by %s in both directions', async (field) => {
  const valuesOf = async (sort: typeof field | `-${typeof field}`) => {
    const { body } = await admin.call(listRoles, { query: { sort, pageSize: 100 } })
    return body.items.map((role) => role[field])
  }
  const up = await valuesOf(field)
  expect(up).toEqual(up.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  expect(await valuesOf(`-${field}`)).toEqual(up.toReversed())
})

test('a published role can be assigned immediately and is in the dictionary', async () => {
  const body = { ...newRole(), description: 'For the test.', changeReason }
  const answer = await admin.call(publishRole, { body })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    201,
    `/accounts/c2p-demo/roles/${answer.body.id}`,
  ])
  const { changeReason: _, ...role } = body
  expect(answer.body).toMatchObject({ ...role, builtIn: false, userCount: 0, revision: 1 })
  const dictionary = await admin.call(getDictionary, { params: { name: 'USER_ROLES' } })
  expect(dictionary.body.values).toContain(body.name)
  const { id } = await invite(admin)
  const given = await admin.call(addUserRoles, {
    params: { userId: id },
    body: { roleIds: [answer.body.id] },
  })
  expect(given.status).toBe(200)
  expect((await admin.call(getRole, { params: { roleId: answer.body.id } })).body.userCount).toBe(1)
})

test('publishing, changing and deleting leave one entry each, with the reason', async () => {
  const role = newRole()
  const { body } = await admin.call(publishRole, { body: { ...role, changeReason } })
  const params = { roleId: body.id }
  const changed = { ...role, label: 'Changed', resources: ['dpa.search', 'dpa.get', 'dpa.history'] }
  expect(
    (await admin.call(updateRole, { params, body: { ...changed, changeReason } })).headers.get('etag'),
  ).toBe('"r2"')
  expect((await admin.call(deleteRole, { params }, { changeReason })).status).toBe(204)
  expect(await entriesOf(server.db, body.id)).toMatchObject([
    { action: 'ROLE_PUBLISHED', entity: 'role', revision: 1, changeReason },
    {
      action: 'ROLE_UPDATED',
      revision: 2,
      changeReason,
      changes: [
        { path: '/label', after: 'Changed' },
        { path: '/resources/dpa.history', op: 'ADD' },
      ],
    },
    { action: 'ROLE_DELETED', revision: 3, changeReason },
  ])
  expect((await admin.call(getRole, { params })).error.reason).toBe('ROLE_NOT_FOUND')
})

test.each([
  ['small letters', { name: 'sample' }, 'VALIDATION_FAILED', '/name'],
  ['no permission', { resources: [] }, 'VALIDATION_FAILED', '/resources'],
  ['an unknown permission', { resources: ['dpa.get', 'dpa.fly'] }, 'UNKNOWN_PERMISSION', '/resources/1'],
  ['a duplicate permission', { resources: ['dpa.get', 'dpa.get'] }, 'VALIDATION_FAILED', '/resources/1'],
  ['an unknown subject type', { subjectTypes: ['BANK'] }, 'VALIDATION_FAILED', '/subjectTypes/0'],
])('rejects a role with %s', async (_, wrong, reason, source) => {
  const { status, error } = await admin.send('POST', '/roles', { body: { ...newRole(), ...wrong } })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([422, reason, source])
})

test('a role name can be used only once', async () => {
  const role = await published()
  const { status, error } = await admin.call(publishRole, { body: { ...newRole(), name: role.name } })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([409, 'ROLE_EXISTS', '/name'])
})

test('nobody can publish a role with permissions they lack', async () => {
  const maker = await roleMaker()
  const body = { ...newRole(['dpa.get', 'dpa.delete']), subjectTypes: ['SRCI' as const, 'SRC' as const] }
  const { status, error } = await maker.call(publishRole, { body })
  expect([status, error.reason]).toEqual([403, 'ROLE_ESCALATION'])
  expect(error.errorDetail.map(({ source, message }) => [source, message])).toEqual([
    ['/resources/1', 'You do not hold dpa.delete (DPA: Delete).'],
    ['/subjectTypes/1', 'You have no access to subjects of type SRC system.'],
  ])
})

test('nobody can add permissions they lack to a role', async () => {
  const maker = await roleMaker()
  const role = newRole(['dpa.get'])
  const { body } = await maker.call(publishRole, { body: role })
  const params = { roleId: body.id }
  const stronger = { ...role, resources: ['dpa.get', 'user.delete'], changeReason }
  expect((await maker.call(updateRole, { params, body: stronger })).error.reason).toBe('ROLE_ESCALATION')
  const renamed = { ...role, label: 'Renamed', changeReason }
  expect((await maker.call(updateRole, { params, body: renamed })).status).toBe(200)
})

test('built-in roles can be neither changed nor deleted', async () => {
  const params = { roleId: roleId('VIEWER') }
  const body = { ...newRole(), name: 'VIEWER', changeReason }
  expect((await admin.call(updateRole, { params, body })).error.reason).toBe('ROLE_BUILT_IN')
  expect((await admin.call(deleteRole, { params }, { changeReason })).error.reason).toBe('ROLE_BUILT_IN')
})

test('the name of a role cannot change', async () => {
  const { id } = await published()
  const body = { ...newRole(), changeReason }
  const { status, error } = await admin.call(updateRole, { params: { roleId: id }, body })
  expect([status, error.reason, error.errorDetail[0]?.source]).toEqual([422, 'FIELD_IMMUTABLE', '/name'])
})

test('an assigned role cannot be deleted', async () => {
  const { id } = await published()
  const user = await invite(admin)
  await admin.call(addUserRoles, { params: { userId: user.id }, body: { roleIds: [id] } })
  const { status, error } = await admin.call(deleteRole, { params: { roleId: id } }, { changeReason })
  expect([status, error.reason]).toEqual([409, 'ROLE_IN_USE'])
  expect(error.message).toBe('The role is assigned to 1 user. Remove it from them first.')
})

test('a role cannot be assigned while it is being deleted', async () => {
  const { id } = await published()
  const user = await invite(admin)
  const [given, deleted] = await Promise.all([
    admin.call(addUserRoles, { params: { userId: user.id }, body: { roleIds: [id] } }),
    admin.call(deleteRole, { params: { roleId: id } }, { changeReason }),
  ])
  expect([
    [200, 409],
    [404, 204],
  ]).toContainEqual([given.status, deleted.status])
})

test.each([
  ['changing', 'PUT', newRole()],
  ['deleting', 'DELETE', undefined],
])('%s needs a reason', async (_, method, body) => {
  const { id } = await published()
  const { status, error } = await admin.send(method, `/roles/${id}`, { body })
  expect([status, error.reason]).toEqual([422, 'CHANGE_REASON_REQUIRED'])
})

test.each([crypto.randomUUID(), 'VIEWER'])('role %s is not found', async (id) => {
  const { status, error } = await admin.call(getRole, { params: { roleId: id } })
  expect([status, error.reason]).toEqual([404, 'ROLE_NOT_FOUND'])
})
