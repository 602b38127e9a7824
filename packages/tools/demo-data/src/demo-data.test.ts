import { X509Certificate } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import { dataKeysOf } from '@portal/contract/subjects/subject.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { certificatesOf } from '@portal/reference-api/subjects/certificate-keys.ts'
import { TEST_DAY, TEST_DEMO, testSettings } from '@portal/reference-api/testing/test-settings.ts'
import { sql } from 'kysely'
import { prepareDemoDatabase } from './prepare-demo-database.ts'
import { type OpenDatabase, openTestDatabase } from './testing/open-test-database.ts'

let database: OpenDatabase
let db: Database

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const subjects = () => db.selectFrom('subject').selectAll().execute()

test('there are two accounts, the built-in roles and two more, and 42 operators', async () => {
  const count = async (table: 'account' | 'operator') =>
    (
      await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const roles = await db.selectFrom('role').select('name').where('accountId', '=', 'c2p-demo').execute()
  expect([await count('account'), roles.length, await count('operator')]).toEqual([2, 10, 42])
})

test('all parts of all subjects are valid, in draft and published copy', async () => {
  for (const { type, name, draft, published } of await subjects()) {
    for (const copy of published ? [draft, published] : [draft]) {
      for (const dataKey of dataKeysOf(type)) {
        const { error } = dataSchemaOf(type, dataKey).safeParse(copy[dataKey])
        expect([name, dataKey, error?.issues]).toEqual([name, dataKey, undefined])
      }
    }
  }
})

test('some subjects have unpublished changes, were never published, are suspended or need a new certificate', async () => {
  const rows = await subjects()
  const soon = new Date(TEST_DAY.getTime() + 30 * 86_400_000)
  expect({
    subjects: rows.length,
    withChanges: rows.filter((row) => row.hasUnpublishedChanges).length,
    drafts: rows.filter((row) => !row.published).length,
    suspended: rows.filter((row) => row.status === 'SUSPENDED').length,
    expiring: rows.filter((row) => row.keyExpiresAt && row.keyExpiresAt < soon).length,
  }).toEqual({ subjects: 54, withChanges: 6, drafts: 4, suspended: 3, expiring: 2 })
})

test('certificates are real and self-signed', async () => {
  const pems = (await subjects()).flatMap(({ draft }) =>
    certificatesOf(draft.key).map((key) => key.certificatePem),
  )
  const bad = pems.map((pem) => new X509Certificate(pem)).filter((it) => !it.verify(it.publicKey))
  expect([pems.length, bad]).toEqual([54, []])
})

test('each subject has a history that leads to its state', async () => {
  const entries = await db
    .selectFrom('auditEntry')
    .select(['entityId', 'revision', 'at', 'action'])
    .where('entity', '=', 'subject')
    .orderBy('no')
    .execute()
  for (const { id, revision, updatedAt, published } of await subjects()) {
    const own = entries.filter((entry) => entry.entityId === id)
    expect(own.map((entry) => entry.revision)).toEqual(
      Array.from({ length: revision }, (_, index) => index + 1),
    )
    expect(own.at(-1)?.at).toEqual(updatedAt)
    expect(own.some((entry) => entry.action === 'SUBJECT_PUBLISHED')).toBe(published !== null)
  }
})

test('all DPAs are valid, in draft and published copy', async () => {
  const rows = await db.selectFrom('dpa').select(['draft', 'published']).execute()
  const bodies = rows.flatMap(({ draft, published }) => (published ? [draft, published] : [draft]))
  const changed = bodies.filter((body) => !isDeepStrictEqual(DpaBody.safeParse(body).data, body))
  expect([rows.length, changed]).toEqual([400, []])
})

test('each DPA has a history that leads to its state', async () => {
  const rows = await db.selectFrom('dpa').selectAll().execute()
  const entries = await db
    .selectFrom('auditEntry')
    .select(['entityId', 'revision', 'at', 'action'])
    .where('entity', '=', 'dpa')
    .orderBy('no')
    .execute()
  const lives = new Map(rows.map(({ id }) => [id, entries.filter(({ entityId }) => entityId === id)]))
  for (const { id, revision, createdAt, updatedAt, publishedAt, status } of rows) {
    const own = lives.get(id) ?? []
    expect(own.map((entry) => entry.revision)).toEqual(
      Array.from({ length: revision }, (_, index) => index + 1),
    )
    expect([own[0]?.at, own.at(-1)?.at]).toEqual([createdAt, updatedAt])
    expect(own.find(({ action }) => action === 'DPA_PUBLISHED')?.at ?? null).toEqual(publishedAt)
    expect(own.some(({ action }) => action === 'DPA_STATUS_CHANGED')).toBe(status === 'SUSPENDED')
  }
})

test('a few SRCIs have most of the DPAs, two have none, and their stored counts are right', async () => {
  const rows = await db
    .selectFrom('subject')
    .select(['dpaCount', sql<number>`(select count(*) from dpa where subject_id = subject.id)`.as('counted')])
    .where('type', '=', 'SRCI')
    .orderBy('dpaCount', 'desc')
    .execute()
  expect(rows.map(({ counted }) => counted)).toEqual(rows.map(({ dpaCount }) => dpaCount))
  expect(rows[0]?.dpaCount).toBeGreaterThan(100)
  expect(rows.filter(({ dpaCount }) => dpaCount === 0)).toHaveLength(2)
})

test('the same seed gives the same data', async () => {
  const twin = await openTestDatabase('empty')
  try {
    await prepareDemoDatabase(testSettings(twin.url), TEST_DEMO)
    const digest = sql<{ digest: string }>`
      select md5(string_agg(subject::text, '' order by id)) || (select hash::text from audit_head order by no desc limit 1)
        as digest from subject
    `
    expect((await digest.execute(twin.db)).rows).toEqual((await digest.execute(db)).rows)
  } finally {
    await twin.close()
  }
})

test('a database with data is not changed', async () => {
  await db
    .updateTable('operator')
    .set({ givenName: 'Changed' })
    .where('email', '=', 'admin@program.example')
    .execute()
  await prepareDemoDatabase(testSettings(database.url), TEST_DEMO)
  const { givenName } = await db
    .selectFrom('operator')
    .select('givenName')
    .where('email', '=', 'admin@program.example')
    .executeTakeFirstOrThrow()
  expect(givenName).toBe('Changed')
})
