import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { AUDITED_ENTITIES } from '@portal/contract/history/audited-entity.ts'
import { MAX_ROW } from '@portal/contract/page-size.ts'
import { updateCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { createSubject, publishSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { appendAudit, installationFacts } from '../database/audit.ts'
import { makeIdentitySchema } from '../testing/identity-schema.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

type Query = NonNullable<InputOf<typeof listAuditEvents>['query']>

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  await makeIdentitySchema(server.settings.databaseUrl)
})
afterAll(() => server.stop())

/** All entries visible to a caller, page by page. */
async function eventsFor(caller: TestCaller, query: Query = {}) {
  const events = []
  for (let cursor: string | undefined, more = true; more; ) {
    const { body } = await caller.call(listAuditEvents, {
      query: { ...query, pageSize: 100, ...(cursor && { cursor }) },
    })
    events.push(...body.items)
    cursor = body.page.nextCursor ?? undefined
    more = cursor !== undefined
  }
  return events
}

const kindsOf = (events: readonly { entityType: string }[]) =>
  new Set(events.map(({ entityType }) => entityType))

/** Kinds of records in the audit trail of the demo data. */
async function kindsInTrail(): Promise<string[]> {
  const rows = await server.db.selectFrom('auditEntry').select('entity').distinct().execute()
  return rows.map(({ entity }) => entity)
}

async function readAs(name: string, kinds: readonly string[]) {
  const [caller, id] = [await server.as(name), await server.operatorId(name)]
  const events = await eventsFor(caller)
  const ofOthers = events.filter(({ changedBy }) => changedBy.id !== id)
  expect([...kindsOf(ofOthers)].filter((kind) => !kinds.includes(kind))).toEqual([])
  return ofOthers
}

test('the contract knows every kind of record in the trail', async () => {
  expect(AUDITED_ENTITIES).toEqual(expect.arrayContaining(await kindsInTrail()))
})

test('an administrator reads every kind except what others did about consumers', async () => {
  const kinds = (await kindsInTrail()).filter((kind) => kind !== 'profile')
  await readAs('admin', kinds)
  expect([...kindsOf(await eventsFor(admin))]).toEqual(expect.arrayContaining(kinds))
})

test.each([
  ['users', ['operator', 'role', 'developerPortalUser']],
  ['editor', ['file', 'fileVersion', 'changeRequest', 'template']],
  ['reviewer', ['file', 'fileVersion', 'changeRequest', 'template']],
  ['risk', ['subject', 'idvChannel', 'idvRules', 'idvConfiguration']],
  ['care', []],
])('%s reads the kinds whose history they may read, and their own entries', async (name, kinds) => {
  const events = await readAs(name, kinds)
  expect(kindsOf(events).size > 0).toBe(kinds.length > 0)
})

test('of subjects, shows only the types that the caller has access to', async () => {
  const rows = await server.db.selectFrom('subject').select(['id', 'type']).execute()
  const typeOf = new Map(rows.map(({ id, type }) => [id, type]))
  const events = await readAs('onboarding', [
    'subject',
    'dpa',
    'task',
    'file',
    'fileVersion',
    'developerPortalUser',
  ])
  const types = events.flatMap(({ entityType, entityId }) =>
    entityType === 'subject' ? [typeOf.get(entityId)] : [],
  )
  expect(new Set(types)).toEqual(new Set(['SRCI', 'SRCPI', 'DCF']))
})

test('always shows own entries', async () => {
  const care = await server.as('care')
  const body = {
    given_name: 'Carmen',
    family_name: 'Abril',
    locale: 'en' as const,
    timeZone: 'Europe/Madrid',
  }
  await care.call(updateCurrentUser, { body })
  const [newest] = await eventsFor(care)
  expect(newest).toMatchObject({ entityType: 'operator', entityName: 'Carmen Abril' })
})

test('nobody reads the trail of another account', async () => {
  const production = await server.as('production')
  const answer = await production.call(listAuditEvents, {}, { accountId: 'c2p-prod-demo' })
  const ids = new Set((await eventsFor(admin, { entityType: ['role'] })).map(({ id }) => id))
  expect(answer.body.items.filter(({ id }) => ids.has(id))).toEqual([])
})

test('entries contain the record, its name and its place', async () => {
  const events = await eventsFor(admin, { entityType: ['dpa', 'changeRequest', 'fileVersion', 'template'] })
  const one = (kind: string) => events.find(({ entityType }) => entityType === kind)
  expect(one('dpa')).toMatchObject({ entityName: expect.any(String), subjectId: expect.any(String) })
  expect(one('changeRequest')).toMatchObject({
    entityName: expect.any(String),
    directoryId: expect.any(String),
  })
  expect(one('fileVersion')).toMatchObject({ entityName: expect.stringMatching(/, version \d+$/) })
  expect(one('template')).toMatchObject({
    entityName: expect.stringMatching(/^.+, (Email|SMS|Push), \w+$/),
    subjectId: expect.stringMatching(/^[a-z0-9-]+$/),
  })
})

test('filters the trail by record, action and operator', async () => {
  const { body: subject } = await admin.call(createSubject, { body: newBackend('Narrowed') })
  const params = { subjectId: subject.id }
  await admin.call(publishSubject, { params, body: { changeReason: 'Because the test says so.' } })
  const query = { entityId: subject.id, actorId: [await server.operatorId('admin')] }
  expect(await eventsFor(admin, query)).toHaveLength(2)
  const [published, ...others] = await eventsFor(admin, { ...query, action: ['SUBJECT_PUBLISHED'] })
  expect(published).toMatchObject({ entityId: subject.id, entityName: 'Narrowed', subjectId: subject.id })
  expect(others).toEqual([])
})

test('searches the reasons, ignoring case and taking the text literally', async () => {
  const found = await eventsFor(admin, { q: 'BECAUSE THE TEST' })
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ changeReason }) => changeReason?.includes('Because the test'))).toBe(true)
  expect(await eventsFor(admin, { q: 'B%e_t' })).toEqual([])
})

test('finds a reason by a name without its accents', async () => {
  const { body: subject } = await admin.call(createSubject, { body: newBackend('Requested') })
  const params = { subjectId: subject.id }
  await admin.call(publishSubject, { params, body: { changeReason: 'Requested by Łukasz Żak.' } })
  const found = await eventsFor(admin, { q: 'lukasz zak' })
  expect(found.map(({ entityId }) => entityId)).toEqual([subject.id])
})

test('filters the trail by a period, including its whole last day', async () => {
  const [newest] = await eventsFor(admin)
  const day = newest?.changedAt.slice(0, 10) ?? ''
  const events = await eventsFor(admin, { from: day, to: day })
  expect(events.map(({ id }) => id)).toContain(newest?.id)
  expect(new Set(events.map(({ changedAt }) => changedAt.slice(0, 10)))).toEqual(new Set([day]))
})

/** An entry about a role, as of a moment. */
const entryAt = (at: Date) => ({
  ...installationFacts('c2p-demo', 'ROLE_UPDATED', { entity: 'role', entityId: randomUUID(), revision: 1 }),
  at,
})

test('finds the entries of a period although some were written later than others of their time', async () => {
  const noon = Date.parse('2099-06-01T12:00:00Z')
  const [early, first, late, second] = [-10, 5, -5, 1].map((minutes) =>
    entryAt(new Date(noon + minutes * 60_000)),
  )
  await appendAudit(
    server.db,
    'c2p-demo',
    [early, first, late, second].flatMap((entry) => entry ?? []),
  )
  const idsOf = async (query: Query) => (await eventsFor(admin, query)).map(({ id }) => id)
  const [from, to] = ['2099-06-01T12:00:00Z', '2099-06-01T12:00:00Z']
  expect(await idsOf({ from })).toEqual([second?.id, first?.id])
  expect(await idsOf({ from: '2099-06-01', to })).toEqual([late?.id, early?.id])
})

test('lists one entry for each task, however its entries were written', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const entryOf = (taskId: string) => ({ ...entryAt(new Date()), source: 'TASK' as const, taskId })
  await appendAudit(server.db, 'c2p-demo', [one, one, other, one, other].map(entryOf))
  await appendAudit(server.db, 'c2p-demo', [one, one].map(entryOf))
  const { body } = await admin.call(listAuditEvents, { query: { fold: 'tasks', pageSize: 10 } })
  const ofTasks = body.items.filter(({ taskId }) => taskId === one || taskId === other)
  expect(ofTasks.map(({ taskId, ofTask }) => [taskId, ofTask])).toEqual([
    [one, 5],
    [other, 2],
  ])
})

test('finds what the identity provider noted during an outage, and the changes before it', async () => {
  const day = '2099-06-20'
  const [before, after, late] = ['11:00', '14:00', '12:10'].map((time) =>
    entryAt(new Date(`${day}T${time}:00Z`)),
  )
  await appendAudit(
    server.db,
    'c2p-demo',
    [before, after].flatMap((entry) => entry ?? []),
  )
  await appendAudit(server.db, 'c2p-demo', late ? [late] : [])
  const idsOf = async (query: Query) => (await eventsFor(admin, query)).map(({ id }) => id)
  expect(await idsOf({ from: day, to: `${day}T12:30:00Z` })).toEqual([late?.id, before?.id])
  expect(await idsOf({ from: `${day}T13:30:00Z`, to: day })).toEqual([after?.id])
})

/** Entries of one task in July 2099, as one block. */
async function addTaskEntries(actions: readonly string[]) {
  const taskId = randomUUID()
  const entries = actions.map((action) => ({
    ...entryAt(new Date('2099-07-02')),
    source: 'TASK' as const,
    taskId,
    action,
  }))
  await appendAudit(server.db, 'c2p-demo', entries)
  return { taskId, entries }
}

test('counts and lists a task under each action of its entries', async () => {
  const { taskId } = await addTaskEntries(['ROLE_UPDATED', 'ROLE_UPDATED', 'ROLE_PUBLISHED'])
  const query = { countFrom: ['2099-07-01T00:00:00Z'], fold: 'tasks' as const, pageSize: 1 }
  for (const action of ['ROLE_UPDATED', 'ROLE_PUBLISHED']) {
    const { body } = await admin.call(listAuditEvents, { query: { ...query, action: [action] } })
    expect([action, body.counts, body.items[0]?.taskId]).toEqual([action, [1], taskId])
  }
})

test('counts and lists a task at each record that it changed', async () => {
  const { taskId, entries } = await addTaskEntries(['ROLE_UPDATED', 'ROLE_UPDATED'])
  const query = { countFrom: ['2099-07-01T00:00:00Z'], fold: 'tasks' as const }
  for (const { entityId } of entries) {
    const { body } = await admin.call(listAuditEvents, { query: { ...query, entityId } })
    expect([body.counts, body.items.map((one) => one.taskId)]).toEqual([[1], [taskId]])
  }
})

test('a cursor continues where the page ended, even when entries were added', async () => {
  const query = { pageSize: 3 }
  const first = await admin.call(listAuditEvents, { query })
  const body = { given_name: 'Ines', family_name: 'Moreau', locale: 'en' as const, timeZone: 'Europe/Rome' }
  await admin.call(updateCurrentUser, { body })
  const cursor = first.body.page.nextCursor ?? ''
  const second = await admin.call(listAuditEvents, { query: { ...query, cursor } })
  const all = await eventsFor(admin)
  const shown = [...first.body.items, ...second.body.items].map(({ id }) => id)
  expect(shown).toEqual(all.slice(1, 7).map(({ id }) => id))
})

test('rejects a cursor made for another filter', async () => {
  const { body } = await admin.call(listAuditEvents, { query: { pageSize: 1 } })
  const query = { pageSize: 1, cursor: body.page.nextCursor ?? '', entityType: ['role' as const] }
  expect((await admin.call(listAuditEvents, { query })).error.reason).toBe('CURSOR_EXPIRED')
})

test.each([
  ['a kind', sql`entity = 'role'`, 'audit_entry_kind'],
  ['an operator', sql`operator ->> 'id' = 'x'`, 'audit_entry_operator'],
  ['an action', sql`action = 'ROLE_UPDATED'`, 'audit_entry_action'],
  ['an email address', sql`operator ->> 'email' in ('x')`, 'audit_entry_email'],
  ['a period', sql`at between '2020-01-01' and '2020-01-02'`, 'audit_entry_at'],
  ['a reason', sql`fold_text(change_reason) like '%because the test%'`, 'audit_entry_reason'],
])('finds the entries of %s by an index', async (_, condition, index) => {
  const plan = await server.db.transaction().execute(async (transaction) => {
    // PostgreSQL reads a small table completely, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { rows } = await sql<Record<string, string>>`
      explain select count(*) from audit_entry where account_id = 'c2p-demo' and ${condition}
    `.execute(transaction)
    return JSON.stringify(rows)
  })
  expect(plan).toContain(index)
})

test('searches a reason that more entries have than a list shows', async () => {
  await sql`
    insert into audit_entry
      select account_id, 1000000 + number, gen_random_uuid(), at, operator, action, entity, entity_id, data_key, revision,
        source, task_id, 'Ordinary reason.', correlation_id, changes, previous_hash, hash
      from generate_series(1, ${MAX_ROW + 1}) as number,
        (select * from audit_entry where account_id = 'c2p-demo' and entity = 'role' limit 1) as sample
  `.execute(server.db)
  const { body } = await admin.call(listAuditEvents, { query: { q: 'ordinary', pageSize: 2 } })
  expect(body.items.map(({ changeReason }) => changeReason)).toEqual(['Ordinary reason.', 'Ordinary reason.'])
  expect(body.page).toMatchObject({ totalItems: MAX_ROW, totalRelation: 'GTE' })
})
