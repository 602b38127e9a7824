import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { Registry } from '@portal/server-common/metrics.ts'
import { startTaskWorker } from './start-task-worker.ts'
import { registerTaskMetrics } from './task-metrics.ts'
import { measuredServer } from './testing/measured-server.ts'
import { startTestServer, type TestCaller, type TestServer } from './testing/test-server.ts'
import { taskAtRest } from './testing/test-worker.ts'

let server: TestServer
let figures: () => Promise<string>
let admin: TestCaller

beforeAll(async () => {
  const measured = await measuredServer()
  figures = measured.figures
  server = await startTestServer({ server: measured.server })
  admin = await server.as('admin')
})
afterAll(() => server.stop())

test('counts calls by operation, and unknown paths without their names', async () => {
  await admin.call(listSubjects, {})
  await admin.send('GET', '/accounts/c2p-demo/no-such-thing')
  const text = await figures()
  expect(text).toMatch(/portal_call_duration_seconds_count\{operation="listSubjects",status="2xx"\} [1-9]/)
  expect(text).toMatch(/portal_call_duration_seconds_count\{operation="none",status="4xx"\} [1-9]/)
  expect(text).not.toContain('no-such-thing')
})

test('counts database connections', async () => {
  expect(await figures()).toMatch(/portal_database_connections\{state="idle"\} [1-9]/)
})

test('does not serve metrics to the public', async () => {
  expect((await admin.send('GET', '/metrics')).status).toBe(404)
})

test('shows how long the oldest task has waited for a worker', async () => {
  await admin.call(exportDpas, { body: { format: 'csv' } })
  const metrics = new Registry()
  registerTaskMetrics(metrics, server.db)
  const [, waited] = /^portal_tasks_longest_wait_seconds (\S+)$/m.exec(await metrics.metrics()) ?? []
  expect(Number(waited)).toBeGreaterThan(0)
})

test('a worker reports tasks by type and status, and the rows it has processed', async () => {
  const { body } = await admin.call(exportDpas, { body: { format: 'csv' } })
  const measured = await measuredServer()
  const worker = await startTaskWorker({ ...server.settings, server: measured.server })
  try {
    await taskAtRest(admin, body.taskId)
    const text = await measured.figures()
    expect(text).toMatch(/portal_task_rows_total\{type="DPA_BATCH_UNDO"\} 0/)
    expect(text).toMatch(/portal_tasks\{type="DPA_EXPORT",status="COMPLETED"\} [1-9]/)
    expect(text).toMatch(/portal_task_rows_total\{type="DPA_EXPORT"\} [1-9]\d+/)
  } finally {
    await worker.stop()
  }
})
