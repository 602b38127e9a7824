import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { Client } from 'pg'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

/** How often the database is asked for one call. The least of several: the API has other work now and then. */
async function tripsOf(call: () => Promise<{ readonly status: number }>, status: number): Promise<number> {
  const queries = jest.spyOn(Client.prototype, 'query')
  const counts: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    queries.mockClear()
    expect((await call()).status).toBe(status)
    counts.push(queries.mock.calls.length)
  }
  queries.mockRestore()
  return Math.min(...counts)
}

test('a list asks who calls, and for its page', async () => {
  expect(await tripsOf(() => admin.call(listDpas, { query: {} }), 200)).toBe(2)
})

test('a new record asks who calls, claims its key, reads and writes what the rules need, and commits', async () => {
  const { id: subjectId } = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  const create = () => admin.call(createDpa, { params: { subjectId }, body: sampleDpa() })
  expect(await tripsOf(create, 201)).toBe(5)
})
