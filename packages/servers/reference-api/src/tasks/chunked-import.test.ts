import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { changeTaskStatus, getTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { sql } from 'kysely'
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

type ImportBody = InputOf<typeof importDpasOfSubject>['body']

async function startImport(rows: readonly string[], options: Partial<ImportBody> = {}) {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', [DPA_FILE_HEADER, ...rows].join('\n'))
  const body = { uploadId, format: 'csv' as const, changeReason, ...options }
  return (await onboarding.call(importDpasOfSubject, { params, body })).body.taskId
}

const change = async (taskId: string, status: 'RUNNING' | 'QUEUED') =>
  (await onboarding.call(changeTaskStatus, { params: { taskId }, body: { status, changeReason } })).body.id

/** Makes a task look as if its worker had failed after the first chunk of the current step. */
const failAfterChunk = (taskId: string) =>
  server.db
    .updateTable('task')
    .set({ status: 'FAILED', work: null, cursorRow: 500 })
    .where('id', '=', taskId)
    .execute()

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
  const taskId = await startImport(rows, { onError: 'ABORT' })
  const { status, progress } = await taskAtRest(onboarding, taskId)
  expect([status, progress.succeeded, progress.failed]).toEqual(['FAILED', 500, 1])
  expect(await written(taskId)).toEqual({ dpas: 500, entries: 500, isWhole: true })
})

test('an import that failed in its check is repeated for all rows', async () => {
  const rows = lines(1200)
  rows[99] = line('shop-100', 'TOASTER')
  rows[199] = line('shop-2')
  const failed = await startImport(rows, { mode: 'VALIDATE_FIRST' })
  await taskAtRest(onboarding, failed)
  await failAfterChunk(failed)
  const taskId = await change(failed, 'QUEUED')
  const checked = await taskAtRest(onboarding, taskId)
  expect(checked.errors.map(({ row, reason }) => [row, reason])).toEqual([
    [100, 'INVALID_VALUE'],
    [200, 'NOT_UNIQUE'],
  ])
  await change(taskId, 'RUNNING')
  await taskAtRest(onboarding, taskId)
  expect(await written(taskId)).toEqual({ dpas: 1198, entries: 1198, isWhole: true })
})

test('an import that stopped at two rows with the same ID is repeated for the first of them', async () => {
  const taskId = await startImport([line('shop-1'), line('shop-1')], { onError: 'ABORT' })
  await taskAtRest(onboarding, taskId)
  await server.db
    .updateTable('task')
    .set({ options: sql`options || '{"onError":"CONTINUE"}'` })
    .where('id', '=', taskId)
    .execute()
  const { outcomes } = await taskAtRest(onboarding, await change(taskId, 'QUEUED'))
  expect(outcomes).toEqual({ CREATED: 1, FAILED: 1 })
})

test('a repeated import knows the rows that were done before', async () => {
  const rows = lines(1200)
  rows[199] = line('shop-2')
  rows[699] = line('shop-3')
  const first = await startImport(rows)
  await taskAtRest(onboarding, first)
  await server.db.deleteFrom('taskRow').where('taskId', '=', first).where('row', '>', 500).execute()
  await failAfterChunk(first)
  const second = await change(first, 'QUEUED')
  await taskAtRest(onboarding, second)
  const third = await taskAtRest(onboarding, await change(second, 'QUEUED'))
  expect(third.errors.map(({ row, reason }) => [row, reason])).toEqual([
    [200, 'NOT_UNIQUE'],
    [700, 'NOT_UNIQUE'],
  ])
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
