import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { sql } from 'kysely'
import { countedOnce } from './counted-once.ts'
import { type OpenDatabase, openTestDatabase } from './testing/open-test-database.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Adds as many DPAs to each subject as it has. */
async function double(db: Database, suffix: string): Promise<void> {
  const dpas = await db.selectFrom('dpa').selectAll().execute()
  const copies = dpas.map((dpa) => ({
    ...dpa,
    id: crypto.randomUUID(),
    srciDpaId: `${dpa.srciDpaId}${suffix}`,
  }))
  await db.insertInto('dpa').values(copies).execute()
}

const countsOf = (db: Database) =>
  db
    .selectFrom('subject')
    .select(['dpaCount', sql<number>`(select count(*) from dpa where subject_id = subject.id)`.as('counted')])
    .execute()

test('the counts of subjects are right after DPAs were added together, and after more were added alone', async () => {
  const { db } = database
  await db
    .transaction()
    .execute((transaction) => countedOnce(transaction, () => double(transaction, '-twin')))
  const together = await countsOf(db)
  expect(together.map(({ dpaCount }) => dpaCount)).toEqual(together.map(({ counted }) => counted))
  await double(db, '-other')
  const alone = await countsOf(db)
  expect(alone.map(({ dpaCount }) => dpaCount)).toEqual(alone.map(({ counted }) => counted))
  expect(Math.max(...alone.map(({ dpaCount }) => dpaCount))).toBeGreaterThan(0)
})
