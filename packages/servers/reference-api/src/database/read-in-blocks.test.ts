import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readInBlocks } from './read-in-blocks.ts'

const NAMES = Array.from({ length: 12_000 }, (_, index) => `listed-${String(index).padStart(5, '0')}`)

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a long result arrives in blocks, complete and in order, as of its start', async () => {
  const { db } = server
  const row = { accountId: 'c2p-demo', groupName: 'g', description: '', withdrawnAt: null, app: 'a' }
  for (let first = 0; first < NAMES.length; first += 4000)
    await db
      .insertInto('declaredPermission')
      .values(NAMES.slice(first, first + 4000).map((resource) => ({ ...row, resource })))
      .execute()
  const blocks = await db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('declaredPermission').select('resource')
    const listed = query.where('resource', 'like', 'listed-%').orderBy('resource')
    const read: string[][] = []
    for await (const rows of readInBlocks(transaction, listed)) {
      read.push(rows.map(({ resource }) => resource))
      await db.deleteFrom('declaredPermission').where('resource', 'like', 'listed-%').execute()
    }
    return read
  })
  expect(blocks.map(({ length }) => length)).toEqual([5000, 5000, 2000])
  expect(blocks.flat()).toEqual(NAMES)
})
