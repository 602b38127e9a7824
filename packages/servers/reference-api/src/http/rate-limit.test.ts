import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/tables.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Brake, brakeMaker } from './rate-limit.ts'

const MAX = 30
/** A process allows this many calls before it learns of those in other processes. */
const UNSEEN = MAX / 10 - 1

let database: TestDatabase
let db: Database
let operators: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  db = connect(database.url)
  operators = (await db.selectFrom('operator').select('id').execute()).map(({ id }) => id)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const processes = (count: number): Brake[] =>
  Array.from({ length: count }, () => brakeMaker(db)({ name: 'test', max: MAX, windowMs: 60_000 }))

async function allowed(calls: readonly Promise<void>[]): Promise<number> {
  const results = await Promise.allSettled(calls)
  return results.filter(({ status }) => status === 'fulfilled').length
}

const nextOperator = () => operators.pop() ?? ''

test.each([1, 2, 4])('a burst at %s processes makes as many calls as the limit allows', async (count) => {
  const operator = nextOperator()
  const brakes = processes(count)
  const burst = brakes.flatMap((brake) => Array.from({ length: 3 * MAX }, () => brake(operator)))
  const made = await allowed(burst)
  expect(made).toBeGreaterThanOrEqual(MAX)
  expect(made).toBeLessThanOrEqual(count === 1 ? MAX : MAX + count * UNSEEN)
})

test('several bursts make no more than one', async () => {
  const operator = nextOperator()
  const [one, other] = processes(2)
  let made = 0
  for (let round = 0; round < 6; round += 1)
    made += await allowed(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other)?.(operator) ?? Promise.reject()),
    )
  expect(made).toBeGreaterThanOrEqual(MAX)
  expect(made).toBeLessThanOrEqual(MAX + 2 * UNSEEN)
})

test('calls made while a count is on its way to the database wait for the answer', async () => {
  const operator = nextOperator()
  const [brake = () => Promise.reject()] = processes(1)
  // Awaited from the start: some are refused before the transaction is known to have ended.
  const burst = () => allowed(Array.from({ length: MAX / 10 }, () => brake(operator)))
  const made: Promise<number>[] = []
  await db.transaction().execute(async (elsewhere) => {
    const endsAt = new Date(Date.now() + 60_000)
    const taken = { operatorId: operator, name: 'test', calls: MAX, endsAt }
    await elsewhere.insertInto('callCount').values(taken).execute()
    made.push(burst())
    await sql`select 1`.execute(elsewhere)
    made.push(burst())
  })
  const [first = 0, second = 0] = await Promise.all(made)
  expect(first + second).toBe(UNSEEN)
})
