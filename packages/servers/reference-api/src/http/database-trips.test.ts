import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { Client } from 'pg'
import { publishedInitiator } from '../testing/published-initiator.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

/** Database round trips of one call. The fewest of several runs, since the API sometimes does other work. */
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

test('a list identifies the caller and reads its page', async () => {
  expect(await tripsOf(() => admin.call(listDpas, { query: {} }), 200)).toBe(2)
})

test('creating a record identifies the caller, claims its key, checks the rules, writes and commits', async () => {
  const subjectId = await publishedInitiator(server.db)
  const create = () => admin.call(createDpa, { params: { subjectId }, body: sampleDpa() })
  expect(await tripsOf(create, 201)).toBe(5)
})
