import { PAGE_FAILURES, PAGE_SUCCESSES } from '@portal/contract/page-failure.ts'
import { RELEASE_EVENTS } from '@portal/contract/served-release.ts'
import { callMeter, Registry, serveMetrics } from '@portal/server-common/metrics.ts'
import { nameOfPath } from '@portal/server-common/name-of-path.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { watchBundles } from './bundle-figures.ts'
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

/** Measures the host's calls and bundles, and serves the metrics until it is closed. */
export async function measureHost(
  app: FastifyInstance,
  { server, portal }: HostSettings,
  bundles: BundleDelivery,
  health: PageHealth,
): Promise<void> {
  const metrics = new Registry()
  const measure = callMeter(metrics)
  const operationOf = nameOfPath([['api', `${portal.apiBase}/`], ...OPERATIONS], 'page')
  app.addHook('onResponse', async ({ url }, { statusCode, elapsedTime }) => {
    // Lasts as long as the page is open.
    if (url !== RELEASE_EVENTS) measure(operationOf(url), statusCode, elapsedTime / 1000)
  })
  watchBundles(metrics, bundles)
  countPageFailures(app, metrics, bundles, health)
  const figures = await serveMetrics(metrics, server)
  app.addHook('onClose', () => figures.stop())
}
