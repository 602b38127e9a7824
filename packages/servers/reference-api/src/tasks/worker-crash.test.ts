import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { getTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { sql } from 'kysely'
import { checkAudit } from '../database/check-audit.ts'
import { DPA_FILE_HEADER } from '../testing/sample-dpas.ts'
import { type SpawnedProgram, spawnWorker } from '../testing/spawned-program.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { TEST_DIRECTORY } from '../testing/test-settings.ts'
import { uploadFile } from '../testing/upload-file.ts'

const ROWS = 6000
const KILLS = 8
jest.setTimeout(600_000)

let server: TestServer
let onboarding: TestCaller
let subjectId: string

beforeAll(async () => {
  server = await startTestServer()
  onboarding = await server.as('onboarding')
  const srci = await server.db
    .selectFrom('subject')
    .selectAll()
    .where('type', '=', 'SRCI')
    .where('published', 'is', null)
    .executeTakeFirstOrThrow()
  subjectId = srci.id
  await sql`
    update subject set draft = jsonb_set(draft, '{businessData,maxDpas}', '1000000') where id = ${srci.id}
  `.execute(server.db)
})
afterAll(() => server.stop())

const startWorker = () =>
  spawnWorker({
    DATABASE_URL: server.settings.databaseUrl,
    STORAGE_DIR: `${process.env[TEST_DIRECTORY]}/storage`,
    TASK_LEASE_SECONDS: '1',
  })

const manyRows = () => {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `shop-${index},Shop ${index},Shop ${index},app.${index}`,
  )
  return [DPA_FILE_HEADER, ...rows.map((row) => `${row},MOBILE_APP,PL,5411`)].join('\n')
}

/** Resolves when the task has advanced by some rows, or has ended. */
async function moved(taskId: string, from: number): Promise<{ status: string; processed: number }> {
  for (;;) {
    const { body } = await onboarding.call(getTaskStatus, { params: { taskId } })
    const { status, progress } = body
    if (progress.processed > from || status === 'COMPLETED') return { status, processed: progress.processed }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test('a worker killed repeatedly in mid-import loses no row and applies none twice', async () => {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', manyRows())
  const { body } = await onboarding.call(importDpasOfSubject, {
    params: { subjectId },
    body: { uploadId, format: 'csv', changeReason: 'List of June, sent by the partner.' },
  })
  let worker: SpawnedProgram = await startWorker()
  let progress = { status: 'QUEUED', processed: 0 }
  for (let kills = 0; kills < KILLS && progress.status !== 'COMPLETED'; kills += 1) {
    progress = await moved(body.taskId, progress.processed)
    await worker.end('SIGKILL')
    worker = await startWorker()
  }
  while (progress.status !== 'COMPLETED') progress = await moved(body.taskId, progress.processed)
  await worker.end('SIGTERM')

  const { rows } = await sql<{ dpas: number; ids: number; entries: number; revision: number }>`
    select count(*)::int as dpas, count(distinct srci_dpa_id)::int as ids, max(revision) as revision,
      (select count(*)::int from audit_entry where task_id = ${body.taskId}) as entries
    from dpa where subject_id = ${subjectId} and srci_dpa_id like 'shop-%'
  `.execute(server.db)
  expect(rows).toEqual([{ dpas: ROWS, ids: ROWS, entries: ROWS, revision: 1 }])
  expect((await checkAudit(server.db)).map(({ firstBad }) => firstBad)).toEqual([undefined, undefined])
})

test('a worker asked to stop finishes its chunk, and another continues immediately', async () => {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', manyRows().replaceAll('Shop 1', 'Store 1'))
  const { body } = await onboarding.call(importDpasOfSubject, {
    params: { subjectId },
    body: { uploadId, format: 'csv', changeReason: 'List of July, sent by the partner.' },
  })
  const first = await startWorker()
  const before = await moved(body.taskId, 0)
  expect(await first.end('SIGTERM')).toBe(0)
  const row = await server.db
    .selectFrom('task')
    .selectAll()
    .where('id', '=', body.taskId)
    .executeTakeFirstOrThrow()
  expect([row.lockedBy, row.cursorRow % 500]).toEqual([null, 0])
  const second = await startWorker()
  let progress = before
  while (progress.status !== 'COMPLETED') progress = await moved(body.taskId, progress.processed)
  await second.end('SIGTERM')
  expect(progress.processed).toBe(ROWS)
})
