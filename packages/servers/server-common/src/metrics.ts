import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ServerSettings } from './server-settings.ts'

export { Counter, Gauge, Registry }

/** Label for anything without a known name. Label values never come from a request. */
export const NO_NAME = 'none'

/** From a memory access to longer than a person would wait. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Records one answered call. */
export type CallMeter = (operation: string, status: number, seconds: number) => void

/** Counts and times calls by operation and status class. */
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

/** The part of `pg`'s pool that is measured. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** Exports how many database connections of a pool are in use, and how many calls wait for one. */
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
    help: 'Calls waiting for a connection to the database',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/**
 * Serves `/metrics` on a separate port, which no balancer exposes: the given metrics, and those of the
 * process with the lag of its event loop. Rejects with one sentence when the port is unavailable.
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
