import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { TEST_DEMO, testSettings } from '@portal/reference-api/testing/test-settings.ts'
import { resetDemo } from './reset-demo.ts'
import { type OpenDatabase, openTestDatabase } from './testing/open-test-database.ts'

let database: OpenDatabase
let db: Database
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'reset-demo-'))
  database = await openTestDatabase()
  db = database.db
  await db.updateTable('subject').set({ name: 'Changed' }).where('id', '=', 'system').execute()
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const reset = (evenProduction = false) =>
  resetDemo({ ...testSettings(database.url), storage: { directory } }, TEST_DEMO, evenProduction)
const system = async () =>
  (await db.selectFrom('subject').select('name').where('id', '=', 'system').executeTakeFirstOrThrow()).name
const goLive = () =>
  db.updateTable('account').set({ environment: 'PRODUCTION' }).where('id', '=', 'c2p-demo').execute()

test('a reset restores the demo data', async () => {
  await reset()
  expect(await system()).toBe('Click to Pay System')
})

test('a production account keeps its data', async () => {
  await goLive()
  await expect(reset()).rejects.toThrow('c2p-demo is a production account; nothing was changed.')
  expect(await system()).toBe('Changed')
})

test('a production account loses its data when requested', async () => {
  await goLive()
  await reset(true)
  expect(await system()).toBe('Click to Pay System')
})
