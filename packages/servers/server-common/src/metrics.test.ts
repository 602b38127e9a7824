import { afterEach, expect, test } from '@jest/globals'
import { freePort } from './free-port.ts'
import { callMeter, Registry, serveMetrics, watchPool } from './metrics.ts'
import { QUIET_SERVER } from './server-settings.ts'

const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function served(metrics: Registry) {
  const port = await freePort()
  const server = await serveMetrics(metrics, { ...QUIET_SERVER, metrics: { port, address: '127.0.0.1' } })
  cleanUps.push(server.stop)
  return `http://127.0.0.1:${port}`
}

test('counts and times calls by operation and status class', async () => {
  const metrics = new Registry()
  const measure = callMeter(metrics)
  measure('listSubjects', 200, 0.02)
  measure('listSubjects', 304, 0.001)
  measure('listSubjects', 503, 7)
  const text = await (await fetch(`${await served(metrics)}/metrics`)).text()
  expect(text).toContain('portal_call_duration_seconds_count{operation="listSubjects",status="2xx"} 1')
  expect(text).toContain(
    'portal_call_duration_seconds_bucket{le="5",operation="listSubjects",status="5xx"} 0',
  )
  expect(text).toContain(
    'portal_call_duration_seconds_bucket{le="10",operation="listSubjects",status="5xx"} 1',
  )
})

test('a pool reports connections in use, idle ones, and waiting calls', async () => {
  const metrics = new Registry()
  watchPool(metrics, { totalCount: 5, idleCount: 2, waitingCount: 7 })
  const text = await metrics.metrics()
  expect(text).toContain('portal_database_connections{state="in use"} 3')
  expect(text).toContain('portal_database_connections{state="idle"} 2')
  expect(text).toContain('portal_database_waiting 7')
})

test('includes the process and its event loop lag, and serves no other address', async () => {
  const url = await served(new Registry())
  const answer = await fetch(`${url}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect((await fetch(`${url}/`)).status).toBe(404)
})

test('reports a port that is taken in one sentence', async () => {
  const url = await served(new Registry())
  await expect(
    serveMetrics(new Registry(), {
      ...QUIET_SERVER,
      metrics: { port: Number(new URL(url).port), address: '127.0.0.1' },
    }),
  ).rejects.toThrow(/^The metrics cannot be served at 127\.0\.0\.1:\d+\. Set METRICS_PORT to a free port\.$/)
})
