import { afterEach, beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { checkAudit } from './check-audit.ts'
import { connect } from './connect.ts'
import type { Database } from './tables.ts'

let database: TestDatabase
let db: Database

beforeEach(async () => {
  database = await createTestDatabase()
  db = connect(database.url)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

/** Changes entries as only the database owner could, which the chain must reveal. */
const tamper = (statement: string) =>
  db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql.raw(statement).execute(connection)
    await sql`set session_replication_role = default`.execute(connection)
  })

const firstBad = async () =>
  (await checkAudit(db)).find(({ accountId }) => accountId === 'c2p-demo')?.firstBad

test('an unchanged chain is intact', async () => {
  const reports = await checkAudit(db)
  expect(reports.map(({ accountId, firstBad: bad }) => [accountId, bad])).toEqual([
    ['c2p-demo', undefined],
    ['c2p-prod-demo', undefined],
  ])
  expect(reports[0]?.entries).toBeGreaterThan(400)
})

test.each([
  ['an update', `update audit_entry set action = 'NOTHING'`],
  ['a deletion', 'delete from audit_entry where no = 7'],
  ['a truncation', 'truncate audit_entry'],
])('the table rejects %s', async (_, statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('The audit trail is append-only.')
})

test.each([
  [
    'a changed reason',
    `update audit_entry set change_reason = 'another' where no = 40 and account_id = 'c2p-demo'`,
    40,
  ],
  [
    'another operator',
    `update audit_entry set operator = '{"id":"x","email":"x","name":"x"}' where no = 40`,
    40,
  ],
  ['a changed value', `update audit_entry set changes = '[]' where no = 40`, 40],
  ['a changed time', `update audit_entry set at = at + interval '1 second' where no = 40`, 40],
  ['a missing entry', 'delete from audit_entry where no = 40', 40],
  ['a missing beginning', 'delete from audit_entry where no < 5', 1],
  [
    'an inserted entry',
    `update audit_entry set no = -no - 1 where no >= 40 and account_id = 'c2p-demo';
     update audit_entry set no = -no where no < 0;
     insert into audit_entry select account_id, 40, gen_random_uuid(), at, operator, action, entity, entity_id, data_key,
       revision, source, task_id, change_reason, correlation_id, changes, previous_hash, hash
       from audit_entry where no = 39 and account_id = 'c2p-demo'`,
    40,
  ],
  [
    'two swapped entries',
    'update audit_entry set no = case no when 40 then -41 when 41 then 40 end where no in (40, 41); update audit_entry set no = 41 where no = -41',
    40,
  ],
])('detects %s', async (_, statement, no) => {
  await tamper(statement)
  expect(await firstBad()).toBe(no)
})

test('detects a missing end', async () => {
  const { no } = await db
    .selectFrom('auditHead')
    .select('no')
    .where('accountId', '=', 'c2p-demo')
    .executeTakeFirstOrThrow()
  await tamper(`delete from audit_entry where no > ${no - 3}`)
  expect(await firstBad()).toBe(no - 2)
})

test('detects any single flipped bit of a hash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 255 }), async (no, bit) => {
      const flip = `update audit_entry set hash = set_bit(hash, ${bit}, 1 - get_bit(hash, ${bit})) where no = ${no} and account_id = 'c2p-demo'`
      await tamper(flip)
      expect(await firstBad()).toBe(no)
      await tamper(flip)
    }),
    { numRuns: 25 },
  )
})
