import { PAGE_FAILURES, PAGE_SUCCESSES } from '@portal/contract/page-failure.ts'
import { RELEASE_EVENTS } from '@portal/contract/served-release.ts'
import { callsOfSquad, SQUAD_CALLS } from '@portal/contract/squad-calls.ts'
import { callMeter, NO_NAME, Registry, serveMetrics } from '@portal/server-common/metrics.ts'
import { nameOfPath } from '@portal/server-common/name-of-path.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { registerBundleMetrics } from './bundle-metrics.ts'
import { countPageFailures } from './page-failures.ts'
import type { PageHealth } from './page-health.ts'
import type { HostSettings } from './settings.ts'

const OPERATIONS = [
  ['bundle', '/bundles/'],
  ['health', '/health/'],
  ['page failure', PAGE_FAILURES],
  ['page success', PAGE_SUCCESSES],
  ['release', '/releases/'],
  ['session', '/session'],
  ['tokens', '/oauth2/'],
] as const

/** Names of calls to services. The calls of squads are below those of the product API, so they come first. */
const servicesOf = ({ portal, squadBackends }: HostSettings) =>
  [
    ...squadBackends.map(({ squad }) => [`squad ${squad}`, `${callsOfSquad(squad)}/`] as const),
    [NO_NAME, `${SQUAD_CALLS}/`],
    ['api', `${portal.apiBase}/`],
  ] as const

/** Measures the host's calls and bundles, and serves the metrics until it is closed. */
export async function serveHostMetrics(
  app: FastifyInstance,
  settings: HostSettings,
  bundles: BundleDelivery,
  health: PageHealth,
): Promise<void> {
  const metrics = new Registry()
  const measure = callMeter(metrics)
  const operationOf = nameOfPath([...servicesOf(settings), ...OPERATIONS], 'page')
  app.addHook('onResponse', async ({ url }, { statusCode, elapsedTime }) => {
    // Lasts as long as the page is open.
    if (url !== RELEASE_EVENTS) measure(operationOf(url), statusCode, elapsedTime / 1000)
  })
  registerBundleMetrics(metrics, bundles)
  countPageFailures(app, metrics, bundles, health)
  const endpoint = await serveMetrics(metrics, settings.server)
  app.addHook('onClose', () => endpoint.stop())
}
