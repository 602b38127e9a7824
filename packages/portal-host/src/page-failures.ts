import { PAGE_FAILURES, type PageFailure } from '@portal/contract/page-failure.ts'
import { Counter, NO_NAME, type Registry } from '@portal/server-kit/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BundleDelivery } from './bundle-delivery.ts'

const LARGEST_REPORT = 512

const Report: z.ZodType<PageFailure> = z.strictObject({ bundle: z.string(), version: z.string() })

/**
 * Counts what pages say of parts that could not be shown. Anybody can say so, so that only names and versions count
 * which this host serves; a page that is older than that is one of no name.
 */
export function countPageFailures(app: FastifyInstance, metrics: Registry, bundles: BundleDelivery): void {
  const failures = new Counter({
    name: 'portal_page_failures_total',
    help: 'Parts of the page that could not be loaded or shown in a browser',
    labelNames: ['bundle', 'version'],
    registers: [metrics],
  })
  app.post(PAGE_FAILURES, { bodyLimit: LARGEST_REPORT }, async ({ body }, reply) => {
    const report = Report.safeParse(body).data
    if (!report) return reply.status(400).send()
    const known = bundles.catalog().bundles.find(({ manifest }) => manifest.name === report.bundle)?.manifest
    const version = known?.version === report.version ? known.version : NO_NAME
    failures.inc({ bundle: known?.name ?? NO_NAME, version })
    return reply.status(204).send()
  })
}
