import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { startFreezingProxy } from '../testing/freezing-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect } from './connect.ts'
import { isBusy, isUnreachable } from './database-error.ts'
import type { Database } from './tables.ts'

let database: TestDatabase
const cleanUps: (() => unknown)[] = []

beforeEach(async () => {
  database = await createTestDatabase('empty')
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  await database.drop()
})

function open(url: string): Database {
  const db = connect(url, { statementTimeoutMs: 500 })
  cleanUps.push(() => db.destroy())
  return db
}

const ask = (db: Database) => sql`select ${1}`.execute(db)

test('gives up a silent connection without slowing down others', async () => {
  const proxy = await startFreezingProxy(database.url)
  cleanUps.push(proxy.stop)
  const db = open(proxy.url)
  await Promise.all([ask(db), ask(db), ask(db)])
  proxy.freeze()
  expect(isUnreachable(await ask(db).catch((error: unknown) => error))).toBe(true)
  await expect(Promise.all([ask(db), ask(db), ask(db)])).resolves.toHaveLength(3)
})

test('a connection that breaks between two statements fails only its transaction', async () => {
  const db = open(database.url)
  const transaction = db.transaction().execute(async (within) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(within)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db)
    await ask(db)
    await ask(within)
  })
  await expect(transaction).rejects.toThrow(/terminat|not queryable/)
  await expect(ask(db)).resolves.toBeTruthy()
})

test('a transaction on a silent connection ends with its first failure', async () => {
  const proxy = await startFreezingProxy(database.url)
  cleanUps.push(proxy.stop)
  const db = open(proxy.url)
  const failure = db.transaction().execute(async (transaction) => {
    await ask(transaction)
    proxy.freeze()
    await ask(transaction)
  })
  expect(isUnreachable(await failure.catch((error: unknown) => error))).toBe(true)
})

test('PostgreSQL cancels a statement that takes too long', async () => {
  const db = open(database.url)
  const failure = await sql`select pg_sleep(${60})`.execute(db).catch((error: unknown) => error)
  expect(isBusy(failure)).toBe(true)
  await expect(ask(db)).resolves.toBeDefined()
})

test('a column that a newer version adds fails at most a transaction', async () => {
  const db = open(database.url)
  const read = (within: Database) => sql`select * from shop where id = ${1}`.execute(within)
  await sql`create table shop (id int)`.execute(db)
  await read(db)
  await sql`alter table shop add column name text`.execute(db)
  await expect(read(db)).resolves.toMatchObject({ rows: [] })
  await read(db)
  await sql`alter table shop add column city text`.execute(db)
  const transaction = db.transaction().execute(read)
  expect(isBusy(await transaction.catch((error: unknown) => error))).toBe(true)
  await expect(db.transaction().execute(read)).resolves.toMatchObject({ rows: [] })
})
