import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { testSettings } from '../testing/test-settings.ts'
import { connect } from './connect.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { Database } from './tables.ts'

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

const prepare = () => prepareDatabase(testSettings(database.url))
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

test('a migration that fails is named and leaves the tables as they were', async () => {
  await sql`create table declared_permission (id int)`.execute(db)
  await expect(prepare()).rejects.toThrow(
    'The migration 0035-declared-permissions failed, and nothing was changed: relation "declared_permission" already exists.',
  )
  expect(await tables()).toEqual(['declared_permission'])
})

test('a process starts with tables that a newer version has migrated', async () => {
  await prepare()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(db)
  const said = jest.spyOn(console, 'error').mockReturnValue()
  await prepare()
  expect(said).toHaveBeenCalledWith(expect.stringContaining('A newer version has changed the tables.'))
  said.mockRestore()
})
