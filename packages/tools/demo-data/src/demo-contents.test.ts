import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { idvProfileWrite } from '@portal/contract/idv/idv-profile-schemas.ts'
import { IdvRule } from '@portal/contract/idv/idv-rule-schemas.ts'
import { CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { fileFacts } from '@portal/reference-api/resources/file-facts.ts'
import { requireFiles } from '@portal/reference-api/resources/require-files.ts'
import { TEST_DAY } from '@portal/reference-api/testing/test-settings.ts'
import { type OpenDatabase, openTestDatabase } from './testing/open-test-database.ts'

let database: OpenDatabase
let db: Database

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

type Table =
  | 'directory'
  | 'file'
  | 'fileVersion'
  | 'changeRequest'
  | 'changeRequestComment'
  | 'changeRequestReview'
  | 'idvProfile'
  | 'template'
  | 'consumerProfile'

test.each<[Table, number]>([
  ['directory', 6],
  ['file', 48],
  ['fileVersion', 160],
  ['changeRequest', 30],
  ['changeRequestComment', 84],
  ['changeRequestReview', 41],
  ['idvProfile', 5],
  ['template', 106],
  ['consumerProfile', 500],
])('%s: %d records', async (table, count) => {
  const { n } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(count)
})

test('change requests are in all states, and one is blocked because its base has changed', async () => {
  const rows = await db.selectFrom('changeRequest').select(['status', 'mergeBlockedReason', 'no']).execute()
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(CHANGE_REQUEST_STATUSES))
  expect(rows.flatMap(({ mergeBlockedReason }) => mergeBlockedReason ?? [])).toEqual(['BASE_CHANGED'])
  expect(rows.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual(rows.map((_, place) => place + 1))
})

test('three change requests await the reviewer', async () => {
  const open = await db.selectFrom('changeRequest').select('id').where('status', '=', 'OPEN').execute()
  const reviewed = await db
    .selectFrom('changeRequestReview')
    .select(['changeRequestId', 'author'])
    .where('dismissed', '=', false)
    .execute()
  const waiting = open.filter(
    ({ id }) =>
      !reviewed.some(
        ({ changeRequestId, author }) =>
          changeRequestId === id && author.email === 'reviewer@program.example',
      ),
  )
  expect(waiting).toHaveLength(3)
})

test('nobody reviewed what they wrote', async () => {
  const rows = await db
    .selectFrom('changeRequestReview')
    .innerJoin('changeRequest', 'changeRequest.id', 'changeRequestReview.changeRequestId')
    .innerJoin('fileVersion', 'fileVersion.id', 'changeRequest.versionId')
    .select(['changeRequestReview.authorId as reviewer', 'changeRequest.authorId', 'fileVersion.authorIds'])
    .execute()
  const own = rows.filter(({ reviewer, authorId, authorIds }) => [authorId, ...authorIds].includes(reviewer))
  expect([rows.length, own]).toEqual([41, []])
})

test('a file’s stored metadata matches its versions', async () => {
  const versions = await db.selectFrom('fileVersion').selectAll().execute()
  for (const file of await db.selectFrom('file').selectAll().execute()) {
    expect(file).toMatchObject(fileFacts(versions.filter(({ fileId }) => fileId === file.id)))
  }
})

test('no two versions of a file have the same content', async () => {
  const versions = await db.selectFrom('fileVersion').select(['fileId', 'number', 'sha256']).execute()
  const known = new Set<string>()
  const repeated = versions.filter(({ fileId, sha256 }) => {
    const content = `${fileId} ${sha256}`
    return known.has(content) || !known.add(content)
  })
  expect(repeated).toEqual([])
})

test('every resource referenced by a subject exists', async () => {
  for (const { draft, published } of await db
    .selectFrom('subject')
    .select(['draft', 'published'])
    .execute()) {
    for (const data of [draft.resourceData, published?.resourceData]) {
      if (data) await requireFiles(db, 'c2p-demo', data)
    }
  }
})

test('channels and rules match the contract', async () => {
  for (const { body } of await db.selectFrom('idvProfile').select('body').execute()) {
    expect(idvProfileWrite.safeParse(body).error).toBeUndefined()
  }
  const { rules } = await db.selectFrom('idvRuleSet').select('rules').executeTakeFirstOrThrow()
  expect(rules).toHaveLength(14)
  for (const rule of rules) expect(IdvRule.safeParse(rule).error).toBeUndefined()
})

test('no profile contains a whole address, number or name', async () => {
  for (const row of await db.selectFrom('consumerProfile').selectAll().execute()) {
    expect(MaskedProfile.shape.cards.safeParse(row.cards).error).toBeUndefined()
    expect(
      [row.maskedEmail, row.maskedPhone, row.maskedName].join(' ').match(/•••/g)?.length,
    ).toBeGreaterThan(4)
  }
})

/** Records with their own history, and the revision and time that it must end with. */
async function records() {
  const versions = await db
    .selectFrom('fileVersion')
    .select(['id', 'revision', 'updatedAt', 'number'])
    .execute()
  const requests = await db.selectFrom('changeRequest').select(['id', 'revision', 'updatedAt']).execute()
  const templates = await db.selectFrom('template').selectAll().execute()
  const profiles = await db.selectFrom('idvProfile').selectAll().execute()
  const sets = await db.selectFrom('idvRuleSet').selectAll().execute()
  return [
    // The first version of a file is created with it.
    ...versions.map(({ number, ...row }) => ({ ...row, entity: 'fileVersion', from: number === 1 ? 2 : 1 })),
    ...requests.map((row) => ({ ...row, entity: 'changeRequest', from: 1 })),
    ...templates.map(({ subjectId, channel, type, lang, ...row }) => ({
      ...row,
      entity: 'template',
      id: `${subjectId}/${channel}/${type}/${lang}`,
      from: 1,
    })),
    ...profiles.map((row) => ({ ...row, entity: 'idvChannel', id: `${row.subjectId}/${row.type}`, from: 1 })),
    ...sets.map((row) => ({ ...row, entity: 'idvRules', id: row.subjectId, from: 1 })),
  ]
}

test('each record’s history ends in its current state', async () => {
  const entries = await db
    .selectFrom('auditEntry')
    .select(['entity', 'entityId', 'revision', 'at', 'action'])
    .where('entity', 'in', ['fileVersion', 'changeRequest', 'template', 'idvChannel', 'idvRules'])
    .where('accountId', '=', 'c2p-demo')
    .orderBy('no')
    .execute()
  for (const { id, entity, revision, from, updatedAt } of await records()) {
    const own = entries.filter(
      (entry) => entry.entity === entity && entry.entityId === id && entry.action !== 'CR_COMMENTED',
    )
    const expected = Array.from({ length: revision - from + 1 }, (_, place) => place + from)
    expect([entity, id, own.map((entry) => entry.revision)]).toEqual([entity, id, expected])
    if (own.length > 0) expect(own.at(-1)?.at).toEqual(updatedAt)
  }
})

test('nothing happens after the day of the demo', async () => {
  const { last } = await db
    .selectFrom('auditEntry')
    .select((row) => row.fn.max('at').as('last'))
    .where('accountId', '=', 'c2p-demo')
    .executeTakeFirstOrThrow()
  expect(last.getTime()).toBeLessThanOrEqual(TEST_DAY.getTime())
})
