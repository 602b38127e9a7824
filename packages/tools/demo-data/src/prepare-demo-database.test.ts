import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { TEST_DEMO, testSettings } from '@portal/reference-api/testing/test-settings.ts'
import { sql } from 'kysely'
import { prepareDemoDatabase } from './prepare-demo-database.ts'
import { type OpenDatabase, openTestDatabase } from './testing/open-test-database.ts'

let database: OpenDatabase

beforeEach(async () => {
  database = await openTestDatabase('empty')
})
afterEach(() => database.close())

const prepare = (environment?: 'PRODUCTION') =>
  prepareDemoDatabase({ ...testSettings(database.url), environment }, TEST_DEMO)

test('two processes at the same time fill an empty database once', async () => {
  await Promise.all([prepare(), prepare()])
  expect(await database.db.selectFrom('subject').select('id').execute()).toHaveLength(54)
})

test('an installation for production gets no demo data', async () => {
  await expect(prepare('PRODUCTION')).rejects.toThrow(
    'ACCOUNT_ENVIRONMENT is PRODUCTION, which allows no demo data.',
  )
  const { rows } = await sql`select to_regclass('account') as account`.execute(database.db)
  expect(rows).toEqual([{ account: null }])
})
