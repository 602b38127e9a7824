import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { createUser, deleteUser } from '@portal/contract/people/user-endpoints.ts'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import {
  listSharedViews,
  removeSharedView,
  shareView,
  updateSharedView,
} from '@portal/contract/views/shared-view-endpoints.ts'
import { MAX_OF_LIST, MAX_OF_PERSON } from '@portal/contract/views/shared-view-rules.ts'
import type { ViewState } from '@portal/contract/views/view-state.ts'
import { newUser } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller
let onboarding: TestCaller
let viewer: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  onboarding = await server.as('onboarding')
  viewer = await server.as('viewer')
})
beforeEach(() => server.db.deleteFrom('sharedView').execute())
afterAll(() => server.stop())

const DPAS = '/dpa'
const SUSPENDED: ViewState = { filters: { status: ['SUSPENDED'] }, sort: '-updatedAt', columns: ['name'] }

const share = (caller: TestCaller, name: string, list = DPAS, state = SUSPENDED) =>
  caller.call(shareView, { body: { list, name, state } })

const namesFor = async (caller: TestCaller, list = DPAS) => {
  const { body } = await caller.call(listSharedViews, { query: { list } })
  return body.items.map(({ name }) => name)
}

let made = 0

/** An operator with a role of their own, and their id. */
async function operatorWith(resources: readonly string[], subjectTypes: readonly SubjectType[] = []) {
  made += 1
  const role = await admin.call(publishRole, {
    body: {
      name: `VIEWS_${made}`,
      label: `Views ${made}`,
      resources: [...resources],
      subjectTypes: [...subjectTypes],
    },
  })
  const { body } = await admin.call(createUser, { body: { ...newUser(), roleIds: [role.body.id] } })
  return { id: body.id, caller: server.withToken(await server.issuer.token(body.id)) }
}

test('colleagues who can read the list see a shared view with its owner and state', async () => {
  const { status, body } = await share(onboarding, 'Suspended shops')
  expect(status).toBe(201)
  const answer = await viewer.call(listSharedViews, { query: { list: DPAS } })
  expect(answer.body.items).toEqual([body])
  expect(body).toMatchObject({
    name: 'Suspended shops',
    state: SUSPENDED,
    owner: { email: 'onboarding@program.example' },
    revision: 1,
  })
})

test('nobody else sees or changes the views of a list', async () => {
  const { body } = await share(onboarding, 'Suspended shops')
  const { caller } = await operatorWith(['role.search'])
  const params = { viewId: body.id }
  const answers = await Promise.all([
    caller.call(listSharedViews, { query: { list: DPAS } }),
    share(caller, 'Mine'),
    caller.call(updateSharedView, { params, body: { name: 'Mine', state: SUSPENDED } }),
    caller.call(removeSharedView, { params }),
  ])
  expect(answers.map(({ error }) => error.reason)).toEqual(Array(4).fill('PERMISSION_DENIED'))
})

test('the views of a list of a subject require access to its type', async () => {
  const { id } = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .executeTakeFirstOrThrow()
  const list = `/subjects/${id}/dpa`
  await share(admin, 'Suspended shops', list)
  expect(await namesFor(admin, list)).toEqual(['Suspended shops'])
  const { caller } = await operatorWith(['dpa.search'], ['DCF'])
  const { error } = await caller.call(listSharedViews, { query: { list } })
  expect(error.reason).toBe('SUBJECT_TYPE_FORBIDDEN')
})

test('lists with different fixed filters have different views', async () => {
  await share(admin, 'Drafts', '/subjects?category=BUSINESS', { filters: {} })
  expect(await namesFor(admin, '/subjects?category=BUSINESS')).toEqual(['Drafts'])
  expect(await namesFor(admin, '/subjects?category=SYSTEM')).toEqual([])
})

test.each(['/nowhere', '/users/me/user-data', '/subjects//dpa', '/subjects/%/dpa', '/dpa?', '/audit-events'])(
  '%s is not the address of a list with shared views',
  async (list) => {
    const answers = [await admin.call(listSharedViews, { query: { list } }), await share(admin, 'Mine', list)]
    expect(answers.map(({ error }) => error.reason)).toEqual(['LIST_NOT_FOUND', 'LIST_NOT_FOUND'])
  },
)

test.each([
  ['an unknown filter', { filters: { color: ['red'] } }],
  ['an unknown value', { filters: { status: ['GONE'] } }],
  ['an unknown order', { filters: {}, sort: 'color' }],
  ['a page as a filter', { filters: { page: ['2'] } }],
  ['an unknown member', { filters: {}, script: 'alert(1)' }],
  ['a column that is not a name', { filters: {}, columns: ['<b>'] }],
])('a view with %s is not shared', async (_, state) => {
  const { status, error } = await share(admin, 'Odd', DPAS, state)
  expect([status, error.reason]).toEqual([422, 'VALIDATION_FAILED'])
})

test('a name is used once per list, in any case', async () => {
  await share(onboarding, 'Suspended shops')
  const { status, error } = await share(admin, 'SUSPENDED shops')
  expect([status, error.reason]).toEqual([409, 'SHARED_VIEW_EXISTS'])
  expect(error.errorDetail).toMatchObject([{ source: '/name', reason: 'NOT_UNIQUE' }])
  expect((await share(admin, 'Suspended shops', '/tasks', { filters: {} })).status).toBe(201)
})

test('a person shares a limited number of views', async () => {
  for (let place = 1; place <= MAX_OF_PERSON; place += 1) await share(onboarding, `View ${place}`)
  const { status, error } = await share(onboarding, 'One more', '/tasks', { filters: {} })
  expect([status, error.reason]).toEqual([409, 'SHARED_VIEW_LIMIT'])
  expect(error.message).toBe('You already share 20 views. Stop sharing one first.')
})

test('a list has a limited number of shared views, also when many share at once', async () => {
  const owner = { id: crypto.randomUUID(), email: 'gone@program.example', name: 'Gone Owner' }
  const views = Array.from({ length: MAX_OF_LIST - 1 }, (_, place) => ({
    ...{ id: crypto.randomUUID(), accountId: 'c2p-demo', list: DPAS, name: `View ${place}` },
    state: SUSPENDED,
    owner,
  }))
  await server.db.insertInto('sharedView').values(views).execute()
  const answers = await Promise.all([share(admin, 'A'), share(onboarding, 'B'), share(viewer, 'C')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

test('the owner renames and replaces a view; an older revision is refused', async () => {
  const { body } = await share(onboarding, 'Suspended shops')
  const params = { viewId: body.id }
  const next = { name: 'Active shops', state: { filters: { status: ['ACTIVE'] } } }
  const changed = await onboarding.call(
    updateSharedView,
    { params, body: next },
    { headers: { 'if-match': '"r1"' } },
  )
  expect(changed.body).toMatchObject({ ...next, id: body.id, revision: 2 })
  const stale = await onboarding.call(
    updateSharedView,
    { params, body: { ...next, name: 'All shops' } },
    { headers: { 'if-match': '"r1"' } },
  )
  expect([stale.status, stale.error.reason]).toEqual([412, 'REVISION_CONFLICT'])
})

test('nobody changes the view of somebody else, and a colleague does not remove it', async () => {
  const { body } = await share(onboarding, 'Suspended shops')
  const params = { viewId: body.id }
  const renamed = await admin.call(updateSharedView, { params, body: { name: 'Taken', state: SUSPENDED } })
  expect([renamed.status, renamed.error.reason]).toEqual([403, 'NOT_AUTHOR'])
  const removed = await viewer.call(removeSharedView, { params })
  expect([removed.status, removed.error.reason]).toEqual([403, 'NOT_AUTHOR'])
  expect(await namesFor(viewer)).toEqual(['Suspended shops'])
})

test('a view that is no longer shared is gone for everyone', async () => {
  const { body } = await share(onboarding, 'Suspended shops')
  const params = { viewId: body.id }
  expect((await onboarding.call(removeSharedView, { params })).status).toBe(204)
  expect(await namesFor(viewer)).toEqual([])
  const again = await onboarding.call(removeSharedView, { params })
  expect([again.status, again.error.reason]).toEqual([404, 'SHARED_VIEW_NOT_FOUND'])
})

test('a view stays when its owner is deleted, and an administrator removes it', async () => {
  const { id, caller } = await operatorWith(['dpa.search'])
  const { body } = await share(caller, 'Left behind')
  await admin.call(deleteUser, { params: { userId: id } }, { changeReason: 'They left the program.' })
  expect(await namesFor(viewer)).toEqual(['Left behind'])
  expect((await admin.call(removeSharedView, { params: { viewId: body.id } })).status).toBe(204)
  expect(await namesFor(viewer)).toEqual([])
})

test('an account cannot see or change the views of another one', async () => {
  const { body } = await share(admin, 'Suspended shops')
  await server.db.updateTable('sharedView').set({ accountId: 'c2p-prod-demo' }).execute()
  expect(await namesFor(admin)).toEqual([])
  const { error } = await admin.call(removeSharedView, { params: { viewId: body.id } })
  expect(error.reason).toBe('SHARED_VIEW_NOT_FOUND')
})

test('sharing, changing and removing are in the audit trail, for administrators and the owner', async () => {
  const { body } = await share(onboarding, 'Suspended shops')
  const params = { viewId: body.id }
  await onboarding.call(updateSharedView, { params, body: { name: 'Shops', state: SUSPENDED } })
  await onboarding.call(removeSharedView, { params })
  const query = { entityType: 'sharedView' as const, entityId: body.id }
  const seenBy = async (caller: TestCaller) =>
    (await caller.call(listAuditEvents, { query })).body.items.map(({ action, revision }) => [
      action,
      revision,
    ])
  const entries = [
    ['SHARED_VIEW_REMOVED', 3],
    ['SHARED_VIEW_UPDATED', 2],
    ['SHARED_VIEW_ADDED', 1],
  ]
  expect(await seenBy(admin)).toEqual(entries)
  expect(await seenBy(onboarding)).toEqual(entries)
  expect(await seenBy(viewer)).toEqual([])
})
