import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { CORRELATION_ID } from '@portal/contract/headers.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { QUIET_SERVER } from '@portal/server-common/server-settings.ts'
import {
  attributeOf,
  startTraceCollector,
  type TraceCollector,
} from '@portal/server-common/testing/trace-collector.ts'
import { startTaskWorker } from './start-task-worker.ts'
import { startTestServer } from './testing/test-server.ts'
import { taskAtRest } from './testing/test-worker.ts'

const ID = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
const TRACE = ID.replaceAll('-', '')
const headers = { [CORRELATION_ID]: ID }

let collector: TraceCollector
const traced = () => ({ ...QUIET_SERVER, tracesUrl: collector.url })

beforeEach(async () => {
  collector = await startTraceCollector()
})
afterEach(() => collector.stop())

test('a call and its statements are a trace with the correlation ID as its ID', async () => {
  const server = await startTestServer({ server: traced() })
  await (await server.as('admin')).call(listSubjects, { query: { q: 'Oakline' } }, { headers })
  await server.stop()
  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE)
  const call = spans.find(({ name }) => name.startsWith('GET /accounts/:accountId/subjects'))
  expect(call).toMatchObject({ server: 'product-api' })
  expect(call?.parentSpanId ?? '').toBe('')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(statements.map((span) => attributeOf(span, 'db.query.text')).join()).toContain('from "subject"')
  expect(JSON.stringify(spans).toLowerCase()).not.toContain('oakline')
})

test('a call of a traced caller belongs to the trace of the caller', async () => {
  const server = await startTestServer({ server: traced() })
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const traceparent = `00-${traceId}-${spanId}-01`
  await (await server.as('admin')).call(listSubjects, {}, { headers: { ...headers, traceparent } })
  await server.stop()
  expect(collector.spans()).toContainEqual(expect.objectContaining({ traceId, parentSpanId: spanId }))
})

test('the work of a task belongs to the trace of the call that started it', async () => {
  const server = await startTestServer()
  const admin = await server.as('admin')
  const { body } = await admin.call(exportDpas, { body: { format: 'csv' } }, { headers })
  const worker = await startTaskWorker({ ...server.settings, server: traced() })
  await taskAtRest(admin, body.taskId)
  await worker.stop()
  await server.stop()
  const work = collector.spans().find(({ name }) => name === 'DPA_EXPORT apply')
  expect(work).toMatchObject({ traceId: TRACE, server: 'task-worker' })
})

test('calls succeed while the collector is down', async () => {
  const server = await startTestServer({ server: { ...QUIET_SERVER, tracesUrl: 'http://127.0.0.1:1' } })
  const { status } = await (await server.as('admin')).call(listSubjects, {})
  await server.stop()
  expect(status).toBe(200)
})
