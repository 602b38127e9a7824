import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { requireOwnSessions } from '@portal/accounts/database/require-own-sessions.ts'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect } from './connect.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase('empty')
})
afterEach(() => database.drop())

/** All connections share one session, as between two transactions of a pooler in transaction mode. */
async function connectThroughPooler() {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const shared = Object.assign(client, { release: () => undefined })
  const pool = { connect: async () => shared, end: () => client.end() }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

test('accepts connections with sessions of their own', async () => {
  const db = connect(database.url)
  await expect(requireOwnSessions(db)).resolves.toBeUndefined()
  await db.destroy()
})

test('refuses a pooler in transaction mode in a sentence', async () => {
  const db = await connectThroughPooler()
  await expect(requireOwnSessions(db)).rejects.toThrow(
    'DATABASE_URL points to a pooler in transaction mode, which is not supported.',
  )
  await db.destroy()
})

test('each connection has its timeouts, without parameters that a pooler refuses', async () => {
  const db = connect(database.url, { statementTimeoutMs: 1234, lockTimeoutMs: 567, planEachTime: true })
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('plan_cache_mode') as plans
  `.execute(db)
  expect(rows).toEqual([{ statement: '1234ms', lock: '567ms', plans: 'force_custom_plan' }])
  await db.destroy()
})
