import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { CORRELATION_ID } from '@portal/contract/headers.ts'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { sql } from 'kysely'
import { startTaskWorker } from './start-task-worker.ts'
import { postgresLogLines } from './testing/postgres-log.ts'
import { startTestServer, type TestCaller, type TestServer } from './testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())
afterEach(() => {
  jest.restoreAllMocks()
})

const named = (id: string) => ({ headers: { [CORRELATION_ID]: id } })
const changeReason = 'Because the test says so.'

test('logs database errors under the id of the request, without values', async () => {
  const id = crypto.randomUUID()
  const body = { name: 'KEEPER', label: 'Keeper of copies', resources: ['dpa.search'], changeReason }
  expect((await admin.call(publishRole, { body })).status).toBe(201)
  expect((await admin.call(publishRole, { body }, named(id))).status).toBe(409)
  const lines = await postgresLogLines(id)
  expect(lines).toEqual([expect.stringMatching(`portal-api ${id} ERROR: .*role_account_id_name_key`)])
  expect(await postgresLogLines('Keeper of copies')).toEqual([])
})

test('a failed task appears in the logs of worker and database under the id of its request', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue()
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'not completed'; end $$;
    create trigger not_completed before update on task for each row when (new.status = 'COMPLETED')
      execute function fail();
  `.execute(server.db)
  const id = crypto.randomUUID()
  const { body } = await admin.call(exportDpas, { body: { format: 'csv' } }, named(id))
  const worker = await startTaskWorker({ ...server.settings, logLevel: 'error' })
  try {
    while (said.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  } finally {
    await worker.stop()
  }
  const line = JSON.parse(String(said.mock.calls[0]?.[0]))
  expect(line).toMatchObject({
    server: 'task-worker',
    event: 'failure',
    taskId: body.taskId,
    correlationId: id,
    code: 'P0001',
    message: expect.stringMatching(/^A task failed with \w+ P0001/),
  })
  const [found] = await postgresLogLines(id)
  expect(found).toContain(`[${line.databaseProcess}] portal-worker ${id} ERROR:  not completed`)
})
