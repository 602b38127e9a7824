import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { changeTaskStatus, getTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { checkAudit } from '../database/check-audit.ts'
import { emptyInitiator } from '../testing/published-initiator.ts'
import { DPA_FILE_HEADER } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../testing/test-worker.ts'
import { uploadFile } from '../testing/upload-file.ts'

const changeReason = 'List of June, sent by the partner.'
const line = (id: string, type = 'MOBILE_APP') => `${id},${id} Ltd,${id},app.${id},${type},PL,5942`
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`shop-${index + 1}`))

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let onboarding: TestCaller
let params: { subjectId: string }

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  onboarding = await server.as('onboarding')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

beforeEach(async () => {
  params = { subjectId: await emptyInitiator(server.db) }
})

async function startImport(rows: readonly string[], onError: 'ABORT' | 'CONTINUE' = 'CONTINUE') {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', [DPA_FILE_HEADER, ...rows].join('\n'))
  const body = { uploadId, format: 'csv' as const, changeReason, onError }
  return (await onboarding.call(importDpasOfSubject, { params, body })).body.taskId
}

/** What the import wrote: DPAs, and history entries in an unbroken chain. */
async function written(taskId: string) {
  const { db } = server
  const dpas = await db.selectFrom('dpa').select('id').where('subjectId', '=', params.subjectId).execute()
  const entries = await db.selectFrom('auditEntry').select('id').where('taskId', '=', taskId).execute()
  const isWhole = (await checkAudit(db)).every(({ firstBad }) => firstBad === undefined)
  return { dpas: dpas.length, entries: entries.length, isWhole }
}

test('rows of one chunk know those of the chunks before, and failed ones change nothing', async () => {
  const rows = lines(1200)
  rows[699] = line('shop-700', 'TOASTER')
  rows[1099] = line('shop-2')
  const taskId = await startImport(rows)
  const task = await taskAtRest(onboarding, taskId)
  expect(task.errors.map(({ row, reason }) => [row, reason])).toEqual([
    [700, 'INVALID_VALUE'],
    [1100, 'NOT_UNIQUE'],
  ])
  expect(task.outcomes).toEqual({ CREATED: 1198, FAILED: 2 })
  expect(await written(taskId)).toEqual({ dpas: 1198, entries: 1198, isWhole: true })
})

test('an import that stops at a failed row keeps the chunks before it', async () => {
  const rows = lines(1200)
  rows[699] = line('shop-700', 'TOASTER')
  const taskId = await startImport(rows, 'ABORT')
  const { status, progress } = await taskAtRest(onboarding, taskId)
  expect([status, progress.succeeded, progress.failed]).toEqual(['FAILED', 500, 1])
  expect(await written(taskId)).toEqual({ dpas: 500, entries: 500, isWhole: true })
})

test('a canceled import keeps what it has done, and does no more', async () => {
  const taskId = await startImport(lines(8000))
  for (let processed = 0; processed === 0; ) {
    const { body } = await onboarding.call(getTaskStatus, { params: { taskId } })
    processed = body.status === 'RUNNING' ? body.progress.processed : 0
  }
  const body = { status: 'CANCELLED' as const, changeReason }
  await onboarding.call(changeTaskStatus, { params: { taskId }, body })
  const { status, progress, failure } = await taskAtRest(onboarding, taskId)
  expect(status).toBe('CANCELLED')
  expect(failure?.message).toMatch(new RegExp(`^.+: ${changeReason}$`))
  expect(progress.succeeded).toBeLessThan(8000)
  const { succeeded } = progress
  expect(await written(taskId)).toEqual({ dpas: succeeded, entries: succeeded, isWhole: true })
})
