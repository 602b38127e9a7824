import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { connect } from '@portal/reference-api/database/connect.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { createTestDatabase, type TestDatabase } from '@portal/reference-api/testing/test-database.ts'
import { TEST_DEMO, testSettings } from '@portal/reference-api/testing/test-settings.ts'
import { sql } from 'kysely'
import { prepareDemoDatabase } from './prepare-demo-database.ts'

let database: TestDatabase
let db: Database

beforeEach(async () => {
  database = await createTestDatabase('empty')
  db = connect(database.url)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const prepare = (environment?: 'PRODUCTION') =>
  prepareDemoDatabase({ ...testSettings(database.url), environment }, TEST_DEMO)

test('two processes at the same time fill an empty database once', async () => {
  await Promise.all([prepare(), prepare()])
  expect(await db.selectFrom('subject').select('id').execute()).toHaveLength(54)
})

test('an installation for production gets no demo data', async () => {
  await expect(prepare('PRODUCTION')).rejects.toThrow(
    'ACCOUNT_ENVIRONMENT is PRODUCTION, which allows no demo data.',
  )
  const { rows } = await sql`select to_regclass('account') as account`.execute(db)
  expect(rows).toEqual([{ account: null }])
})
