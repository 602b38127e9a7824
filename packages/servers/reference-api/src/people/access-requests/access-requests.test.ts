import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { MAX_OPEN_REQUESTS } from '@portal/contract/people/access-request.ts'
import {
  declineAccessRequest,
  listAccessRequests,
  listMyAccessRequests,
  requestAccess,
  withdrawAccessRequest,
} from '@portal/contract/people/access-request-endpoints.ts'
import { addUserRoles, disableUser } from '@portal/contract/people/user-endpoints.ts'
import { deleteRole, publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { entriesOf } from '../../testing/entries-of.ts'
import { emailsTo, member, roleId } from '../../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: TestCaller
let users: TestCaller
/** Somebody new in each test, because requests are limited per minute. */
let viewer: TestCaller
let viewerEmail: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  users = await server.as('users')
})
beforeEach(async () => {
  await server.db.deleteFrom('accessRequest').execute()
  ;({ caller: viewer, email: viewerEmail } = await newcomer('VIEWER'))
})
afterAll(() => server.stop())

const changeReason = 'I will review the terms of the spring campaign.'
const declined = { changeReason: 'Ask your team lead first, please.' }

const request = (caller: TestCaller, role: string) =>
  caller.call(requestAccess, { body: { role, changeReason } })

const rolesSeenBy = async (caller: TestCaller) => {
  const { body } = await caller.call(listAccessRequests, {})
  return body.items.map(({ role }) => role?.name)
}

const ownOf = async (caller: TestCaller) => (await caller.call(listMyAccessRequests, {})).body.items

const give = (caller: TestCaller, userId: string, ...names: string[]) =>
  caller.call(addUserRoles, { params: { userId }, body: { roleIds: names.map(roleId) } })

/** Somebody new with a role, who can sign in. */
async function newcomer(role = 'CUSTOMER_CARE_AGENT') {
  const { id, email } = await member(server.db, admin, [role])
  return { id, email, caller: server.withToken(await server.issuer.token(id)) }
}

test('a request for a role is in one’s own list and in that of people who can assign it', async () => {
  const { status, body } = await request(viewer, 'CONTENT_EDITOR')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    person: { email: viewerEmail },
    role: { id: roleId('CONTENT_EDITOR'), name: 'CONTENT_EDITOR', label: 'Content editor' },
    reason: changeReason,
    status: 'OPEN',
    decidedAt: null,
  })
  expect(await ownOf(viewer)).toEqual([body])
  expect((await users.call(listAccessRequests, {})).body.items).toEqual([body])
})

test('access can be requested in words', async () => {
  const { body } = await viewer.call(requestAccess, { body: { changeReason } })
  expect(body).toMatchObject({ role: null, reason: changeReason })
})

test.each([
  ['neither a role nor a reason', {}, '/changeReason'],
  ['a reason that says nothing', { changeReason: 'Please' }, '/changeReason'],
  ['a very long reason', { changeReason: 'a'.repeat(501) }, '/changeReason'],
  ['a very long role', { role: 'A'.repeat(41) }, '/role'],
])('a request with %s is refused', async (_, body, field) => {
  const { status, error } = await viewer.call(requestAccess, { body })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, field])
})

test('a role that does not exist cannot be requested', async () => {
  const { status, error } = await request(viewer, 'NOBODY')
  expect([status, error.reason]).toEqual([404, 'ROLE_NOT_FOUND'])
})

test('a role that the person has cannot be requested', async () => {
  const { status, error } = await request(viewer, 'VIEWER')
  expect([status, error.message]).toEqual([409, 'You already have the role Viewer.'])
})

test('requests for the same role at the same time are one, with one mail', async () => {
  const before = (await emailsTo(server.db, 'users@program.example')).length
  const answers = await Promise.all([1, 2, 3].map(() => request(viewer, 'RISK_MANAGER')))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await emailsTo(server.db, 'users@program.example')).toHaveLength(before + 1)
})

test('a person has a limited number of open requests', async () => {
  const roles = ['CONTENT_EDITOR', 'CONTENT_REVIEWER', 'RISK_MANAGER', 'ONBOARDING_OPERATOR', 'VIEWER']
  const { caller } = await newcomer()
  for (const role of roles.slice(0, MAX_OPEN_REQUESTS)) await request(caller, role)
  const { status, error } = await request(caller, 'USER_ADMINISTRATOR')
  expect([status, error.message]).toEqual([409, 'You already have 5 open requests. Withdraw one first.'])
})

test('people who cannot assign roles see only their own requests', async () => {
  await request(viewer, 'CONTENT_EDITOR')
  const editor = await server.as('editor')
  expect((await editor.call(listAccessRequests, {})).error.reason).toBe('PERMISSION_DENIED')
  expect(await ownOf(editor)).toEqual([])
})

test('only people who could assign the role see the request for it', async () => {
  await request(viewer, 'PROGRAM_ADMINISTRATOR')
  await request(viewer, 'CONTENT_EDITOR')
  expect(await rolesSeenBy(users)).toEqual(['CONTENT_EDITOR'])
  expect(await rolesSeenBy(admin)).toEqual(['PROGRAM_ADMINISTRATOR', 'CONTENT_EDITOR'])
})

test('a request that the caller cannot see cannot be declined', async () => {
  const { body } = await request(viewer, 'PROGRAM_ADMINISTRATOR')
  const { status } = await users.call(declineAccessRequest, {
    params: { requestId: body.id },
    body: declined,
  })
  expect(status).toBe(404)
})

test('nobody sees or decides on their own request', async () => {
  const { body } = await request(users, 'CONTENT_EDITOR')
  expect(await rolesSeenBy(users)).toEqual([])
  const params = { requestId: body.id }
  expect((await users.call(declineAccessRequest, { params, body: declined })).status).toBe(404)
  expect(await rolesSeenBy(admin)).toEqual(['CONTENT_EDITOR'])
})

test('requests of one person are listed, oldest first, and not those of suspended people', async () => {
  const [one, other] = [await newcomer(), await newcomer()]
  await request(one.caller, 'CONTENT_EDITOR')
  await request(other.caller, 'VIEWER')
  await request(one.caller, 'RISK_MANAGER')
  const { body } = await users.call(listAccessRequests, { query: { personId: one.id } })
  expect(body.items.map(({ role }) => role?.name)).toEqual(['CONTENT_EDITOR', 'RISK_MANAGER'])
  await admin.call(disableUser, { params: { userId: one.id }, body: declined })
  expect(await rolesSeenBy(users)).toEqual(['VIEWER'])
})

test('a request is withdrawn once, by the person alone', async () => {
  const { body } = await request(viewer, 'CONTENT_EDITOR')
  const params = { requestId: body.id }
  expect((await admin.call(withdrawAccessRequest, { params })).status).toBe(404)
  expect((await viewer.call(withdrawAccessRequest, { params })).body.status).toBe('WITHDRAWN')
  const again = await viewer.call(withdrawAccessRequest, { params })
  expect([again.status, again.error.message]).toEqual([409, 'This request was already withdrawn.'])
  expect(await rolesSeenBy(users)).toEqual([])
})

test('a declined request shows who declined it and why, by mail too, and can be repeated', async () => {
  const { body } = await request(viewer, 'CONTENT_EDITOR')
  await users.call(declineAccessRequest, { params: { requestId: body.id }, body: declined })
  expect(await ownOf(viewer)).toMatchObject([
    {
      status: 'DECLINED',
      decidedBy: { email: 'users@program.example' },
      decisionReason: declined.changeReason,
    },
  ])
  const [mail] = await emailsTo(server.db, viewerEmail)
  expect(mail?.subject).toBe('Your request for access in Operations portal was declined')
  expect(mail?.body).toContain(declined.changeReason)
  expect((await request(viewer, 'CONTENT_EDITOR')).body.status).toBe('OPEN')
})

test('a decision needs a reason', async () => {
  const { body } = await request(viewer, 'CONTENT_EDITOR')
  const answer = await users.call(declineAccessRequest, {
    params: { requestId: body.id },
    body: { changeReason: '' },
  })
  expect(answer.status).toBe(422)
})

test('assigning the role closes the request for it and leaves others open, with a mail to the person', async () => {
  const { id, email, caller } = await newcomer()
  await request(caller, 'CONTENT_EDITOR')
  await request(caller, 'RISK_MANAGER')
  await give(users, id, 'CONTENT_EDITOR')
  expect((await ownOf(caller)).map(({ role, status }) => [role?.name, status])).toEqual([
    ['RISK_MANAGER', 'OPEN'],
    ['CONTENT_EDITOR', 'GIVEN'],
  ])
  const [mail] = await emailsTo(server.db, email)
  expect(mail?.body).toContain('has assigned you: Content editor.')
})

test('assigning any role fulfills a request in words, unless that role was requested by name', async () => {
  const { id, caller } = await newcomer()
  await caller.call(requestAccess, { body: { changeReason } })
  await request(caller, 'VIEWER')
  await give(users, id, 'VIEWER')
  expect((await ownOf(caller)).map(({ status }) => status)).toEqual(['GIVEN', 'OPEN'])
  await give(users, id, 'CONTENT_EDITOR')
  expect((await ownOf(caller)).map(({ status }) => status)).toEqual(['GIVEN', 'GIVEN'])
})

test('assigning a role that nobody requested sends the person no mail', async () => {
  const { id, email } = await newcomer()
  const before = (await emailsTo(server.db, email)).length
  await give(users, id, 'VIEWER')
  expect(await emailsTo(server.db, email)).toHaveLength(before)
})

test('those who can decide get a mail with the role, the reason and a link to the person', async () => {
  const { id, caller, email } = await newcomer()
  await request(caller, 'CONTENT_EDITOR')
  const [mail] = await emailsTo(server.db, 'users@program.example')
  expect(mail?.subject).toBe('Sam Ple requests access in Operations portal')
  expect(mail?.body).toContain(`Sam Ple (${email}) requests the role Content editor.`)
  expect(mail?.body).toContain(changeReason)
  expect(mail?.body).toContain(`/operation-portal-users/${id}`)
})

test('emails go only to people who can assign the role and can sign in, never to the person', async () => {
  const { db } = server
  const since = new Date()
  await request(users, 'PROGRAM_ADMINISTRATOR')
  const emails = await db.selectFrom('mail').select('recipient').where('writtenAt', '>=', since).execute()
  expect(emails.map(({ recipient }) => recipient)).toEqual(['admin@program.example'])
})

test('a request outlasts its role, and can still be declined', async () => {
  const fields = { name: 'SHORT_LIVED', label: 'Short lived', resources: ['account.get'] }
  const role = await admin.call(publishRole, { body: fields })
  const { body } = await request(viewer, 'SHORT_LIVED')
  await admin.call(deleteRole, { params: { roleId: role.body.id } }, declined)
  expect((await users.call(listAccessRequests, {})).body.items[0]?.role).toEqual({
    id: null,
    name: 'SHORT_LIVED',
    label: 'Short lived',
  })
  const params = { requestId: body.id }
  expect((await users.call(declineAccessRequest, { params, body: declined })).status).toBe(200)
})

test('an account cannot see or decide the requests of another one', async () => {
  const { body } = await request(viewer, 'CONTENT_EDITOR')
  await server.db.updateTable('accessRequest').set({ accountId: 'c2p-prod-demo' }).execute()
  expect(await rolesSeenBy(admin)).toEqual([])
  const params = { requestId: body.id }
  expect((await admin.call(declineAccessRequest, { params, body: declined })).status).toBe(404)
})

test('a request and what became of it are in the audit trail, also when the role was assigned', async () => {
  const { id, caller } = await newcomer()
  const first = await request(caller, 'CONTENT_EDITOR')
  await caller.call(withdrawAccessRequest, { params: { requestId: first.body.id } })
  const second = await request(caller, 'CONTENT_EDITOR')
  await users.call(declineAccessRequest, { params: { requestId: second.body.id }, body: declined })
  const third = await request(caller, 'CONTENT_EDITOR')
  await give(users, id, 'CONTENT_EDITOR')
  const historyOf = async ({ body }: typeof first) =>
    (await entriesOf(server.db, body.id)).map(({ action, revision }) => [action, revision])
  expect(await historyOf(first)).toEqual([
    ['ACCESS_REQUESTED', 1],
    ['ACCESS_WITHDRAWN', 2],
  ])
  expect(await historyOf(second)).toEqual([
    ['ACCESS_REQUESTED', 1],
    ['ACCESS_DECLINED', 2],
  ])
  expect(await historyOf(third)).toEqual([
    ['ACCESS_REQUESTED', 1],
    ['USER_ROLE_ADDED', 2],
  ])
  const [asked, answered] = await entriesOf(server.db, second.body.id)
  expect([asked?.changeReason, answered?.changeReason]).toEqual([changeReason, declined.changeReason])
  expect(answered?.changes).toEqual([{ path: '/status', op: 'REPLACE', before: 'OPEN', after: 'DECLINED' }])
})

test('people who can assign roles read the history of requests, others only their own entries', async () => {
  const { body } = await request(viewer, 'CONTENT_EDITOR')
  const query = { entityType: 'accessRequest' as const, entityId: body.id }
  const namesFor = async (caller: TestCaller) =>
    (await caller.call(listAuditEvents, { query })).body.items.map(({ entityName }) => entityName)
  expect(await namesFor(users)).toEqual(['Sam Ple'])
  expect(await namesFor(viewer)).toEqual(['Sam Ple'])
  expect(await namesFor(await server.as('editor'))).toEqual([])
})
