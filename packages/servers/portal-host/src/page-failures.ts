import { FAILURE_PHASES, PAGE_FAILURES, type PageFailure } from '@portal/contract/page-failure.ts'
import { Counter, NO_NAME, type Registry } from '@portal/server-common/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BundleDelivery } from './bundle-delivery.ts'
import type { PageHealth } from './page-health.ts'

const MAX_REPORT_BYTES = 4_096

const Report: z.ZodType<PageFailure> = z.strictObject({
  bundle: z.string(),
  version: z.string(),
  phase: z.enum(FAILURE_PHASES),
  isPart: z.literal(true).optional(),
  fallback: z.string().optional(),
  visit: z.string().optional(),
})

/** Versions of a bundle that a page may run. */
const servedVersions = (bundles: BundleDelivery, name: string): string[] =>
  bundles.bundles().flatMap(({ manifest }) => (manifest.name === name ? manifest.version : []))

/**
 * Counts page reports of parts that could not be shown. Anybody can send one, so only names and versions that
 * this host serves become labels; others, also from older pages, are counted without a name.
 */
export function countPageFailures(
  app: FastifyInstance,
  metrics: Registry,
  bundles: BundleDelivery,
  health: PageHealth,
): void {
  const failures = new Counter({
    name: 'portal_page_failures_total',
    help: 'Parts of the page that failed to load or render in a browser',
    labelNames: ['bundle', 'version', 'phase', 'fallback'],
    registers: [metrics],
    /** Exports a zero for every served version before its first failure. */
    collect() {
      for (const { manifest } of bundles.bundles())
        this.inc({ bundle: manifest.name, version: manifest.version, phase: 'load', fallback: NO_NAME }, 0)
    },
  })
  app.post(PAGE_FAILURES, { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
    const report = Report.safeParse(request.body).data
    if (!report) return reply.status(400).send()
    const served = servedVersions(bundles, report.bundle)
    const known = (version = NO_NAME) => (served.includes(version) ? version : NO_NAME)
    failures.inc({
      bundle: served.length > 0 ? report.bundle : NO_NAME,
      version: known(report.version),
      phase: report.phase,
      fallback: known(report.fallback),
    })
    await health.failed(request, report)
    return reply.status(204).send()
  })
}
