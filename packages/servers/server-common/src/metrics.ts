import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ServerSettings } from './server-settings.ts'

export { Counter, Gauge, Registry }

/** Where what is asked for has no name of its own. Names of metrics never come from a request. */
export const NO_NAME = 'none'

/** From a look into memory to what a person would not wait for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Takes one answered call into account. */
export type CallMeter = (operation: string, status: number, seconds: number) => void

/** Counts calls, by operation and class of status, and how long they took. */
export function callMeter(registry: Registry): CallMeter {
  const durations = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'Time until a call was answered, by operation and class of status',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  return (operation, status, seconds) =>
    durations.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds)
}

/** What `pg` tells about a pool. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** Shows how much of a pool of database connections is in use, and how many calls wait for one. */
export function watchPool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Open connections to the database',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'portal_database_waiting',
    help: 'Calls that wait for a connection to the database',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/**
 * Answers `/metrics` at an address of its own, so that no balancer leads the public there: the figures given, and those
 * of the process with the lag of its event loop. Rejects with one sentence when the port cannot be had.
 */
export async function serveMetrics(
  registry: Registry,
  { metrics }: ServerSettings,
): Promise<{ stop(): Promise<void> }> {
  if (!metrics) return { stop: async () => undefined }
  const { port, address } = metrics
  collectDefaultMetrics({ register: registry })
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end()
    const text = await registry.metrics().catch(() => undefined)
    response.writeHead(text === undefined ? 503 : 200, { 'content-type': registry.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new Error(`The metrics cannot be served at ${address}:${port}. Set METRICS_PORT to a free port.`),
      ),
    )
    server.listen(port, address, resolve)
  })
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
