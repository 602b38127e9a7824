import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { createUser } from '@portal/contract/people/user-endpoints.ts'
import { EDITED_KINDS, EDITED_RECORDS, type EditedKind } from '@portal/contract/presence/edited-record.ts'
import { announceEditing, endEditing, listEditors } from '@portal/contract/presence/presence-endpoints.ts'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { sql } from 'kysely'
import { newUser, roleId } from '../testing/sample-users.ts'
import { type SpawnedProgram, spawnApi } from '../testing/spawned-program.ts'
import { startTestServer, type TestCaller, type TestServer, testCaller } from '../testing/test-server.ts'
import { deleteIdleEditors } from './delete-idle-editors.ts'

let server: TestServer
let admin: TestCaller
let viewer: TestCaller
let ids: Readonly<Record<EditedKind, string>>

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, viewer] = await Promise.all([server.as('admin'), server.as('viewer')])
  const facilitator = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('accountId', '=', 'c2p-demo')
    .executeTakeFirstOrThrow()
  ids = {
    operator: await server.operatorId('care'),
    role: roleId('VIEWER'),
    subject: facilitator.id,
    template: 'system/SMS/OTP/en',
    idvChannel: 'system/SMS',
    idvRules: 'system',
    idvConfiguration: 'system',
  }
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('editor').execute()
})

const namesFor = async (caller: TestCaller, kind: EditedKind, id = ids[kind]) =>
  (await caller.call(listEditors, { query: { kind, id } })).body.items

test.each(EDITED_KINDS)(
  'shows other users who edits a record (%s), and hides editors from themselves',
  async (kind) => {
    const record = { kind, id: ids[kind] }
    const { status } = await admin.call(announceEditing, { body: record })
    expect(status).toBe(204)
    expect(await namesFor(viewer, kind)).toEqual([{ name: 'Ines Moreau' }])
    expect(await namesFor(admin, kind)).toEqual([])
    expect((await admin.call(endEditing, { query: record })).status).toBe(204)
    expect(await namesFor(viewer, kind)).toEqual([])
  },
)

test('a record with two names is one record', async () => {
  await admin.call(announceEditing, { body: { kind: 'operator', id: 'Care@program.example' } })
  expect(await namesFor(viewer, 'operator')).toHaveLength(1)
})

test('nobody can end someone else’s editing', async () => {
  const record = { kind: 'role', id: ids.role } as const
  await admin.call(announceEditing, { body: record })
  await viewer.call(endEditing, { query: record })
  expect(await namesFor(viewer, 'role')).toHaveLength(1)
})

test('an editor who stops announcing counts as gone and is removed', async () => {
  await admin.call(announceEditing, { body: { kind: 'role', id: ids.role } })
  await sql`update editor set seen_at = now() - interval '46 seconds'`.execute(server.db)
  expect(await namesFor(viewer, 'role')).toEqual([])
  await deleteIdleEditors(server.db)
  expect(await server.db.selectFrom('editor').selectAll().execute()).toEqual([])
})

test('a new announcement keeps an editor present', async () => {
  const record = { kind: 'role', id: ids.role } as const
  await admin.call(announceEditing, { body: record })
  await sql`update editor set seen_at = now() - interval '46 seconds'`.execute(server.db)
  await admin.call(announceEditing, { body: record })
  expect(await namesFor(viewer, 'role')).toHaveLength(1)
})

test('presence writes nothing to the audit trail and leaves the record unchanged', async () => {
  const entries = async () =>
    (await sql<{ count: string }>`select count(*) from audit_entry`.execute(server.db)).rows
  const before = await entries()
  await admin.call(announceEditing, { body: { kind: 'role', id: ids.role } })
  await admin.call(endEditing, { query: { kind: 'role', id: ids.role } })
  expect(await entries()).toEqual(before)
})

test.each(EDITED_KINDS)('a missing record (%s) has no editors', async (kind) => {
  const record = { kind, id: 'nowhere' }
  const answers = await Promise.all([
    admin.call(listEditors, { query: record }),
    admin.call(announceEditing, { body: record }),
    admin.call(endEditing, { query: record }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

let made = 0

/** An operator with a role of their own. */
async function operatorWith(resources: readonly string[], subjectTypes: readonly SubjectType[]) {
  made += 1
  const facts = { name: `PRESENCE_${made}`, label: `Presence ${made}` }
  const role = await admin.call(publishRole, {
    body: { ...facts, resources: [...resources], subjectTypes: [...subjectTypes] },
  })
  const user = await admin.call(createUser, { body: { ...newUser(), roleIds: [role.body.id] } })
  return server.withToken(await server.issuer.token(user.body.id))
}

const reasonsOf = async (caller: TestCaller, record: { kind: EditedKind; id: string }) => {
  const answers = await Promise.all([
    caller.call(listEditors, { query: record }),
    caller.call(announceEditing, { body: record }),
    caller.call(endEditing, { query: record }),
  ])
  return answers.map(({ status, error }) => (status < 300 ? 'let in' : error.reason))
}

test.each(EDITED_KINDS)(
  'with each built-in role, users who can read a record (%s) can read and announce its editors',
  async (kind) => {
    const { permission } = EDITED_RECORDS[kind]
    for (const { resources, subjectTypes } of BUILT_IN_ROLES) {
      const caller = await operatorWith(resources, subjectTypes)
      const mayRead = (resources as readonly string[]).includes(String(permission))
      const guarded = new Map<string, SubjectType>([
        ['subject', 'SRCI'],
        ['template', 'SRC'],
      ]).get(kind)
      const mayReach = guarded === undefined || (subjectTypes as readonly SubjectType[]).includes(guarded)
      const expected = mayRead ? (mayReach ? 'let in' : 'SUBJECT_TYPE_FORBIDDEN') : 'PERMISSION_DENIED'
      expect(await reasonsOf(caller, { kind, id: ids[kind] })).toEqual([expected, expected, expected])
    }
  },
)

test('without access to the type of a subject, nobody sees its editors', async () => {
  const caller = await operatorWith(['subject.get'], ['SRC'])
  const refused = 'SUBJECT_TYPE_FORBIDDEN'
  expect(await reasonsOf(caller, { kind: 'subject', id: ids.subject })).toEqual([refused, refused, refused])
})

test('an account cannot see the editors of another one', async () => {
  await admin.call(announceEditing, { body: { kind: 'subject', id: 'system' } })
  await sql`update editor set account_id = 'c2p-prod-demo'`.execute(server.db)
  expect(await namesFor(viewer, 'subject', 'system')).toEqual([])
})

test('two API processes share the editors', async () => {
  const other: SpawnedProgram = await spawnApi({
    DATABASE_URL: server.settings.databaseUrl,
    IDENTITY_ISSUER: server.issuer.url,
  })
  const token = await server.issuer.token(await server.operatorId('viewer'))
  await admin.call(announceEditing, { body: { kind: 'role', id: ids.role } })
  expect(await namesFor(testCaller(other.url, token), 'role')).toHaveLength(1)
  await other.end('SIGTERM')
})
