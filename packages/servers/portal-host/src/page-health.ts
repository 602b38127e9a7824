import { PAGE_SUCCESSES, type PageFailure, type PageSuccess } from '@portal/contract/page-failure.ts'
import { type HealthReport, MAX_MOUNT_MS } from '@portal/contract/releases/health-reports.ts'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BundleDelivery } from './bundle-delivery.ts'
import { healthReportSender } from './health-report-sender.ts'
import { reporters } from './reporters.ts'
import type { HostSettings } from './settings.ts'
import type { VerifiedTokens } from './verified-tokens.ts'
import { type PageVisit, type Visit, visits } from './visits.ts'

const MAX_REPORT_BYTES = 8_192

const Report: z.ZodType<PageSuccess> = z.strictObject({
  visit: z.string(),
  bundles: z.array(z.string()).max(100),
  mountMs: z.array(z.number().min(0)).max(100).optional(),
  parts: z.array(z.string()).max(100).optional(),
})

/** How judged versions do in pages. */
export interface PageHealth {
  /** The token with which a page reports. */
  visitOf(cookieHeader: string | undefined, catalog: BundleCatalog): PageVisit
  failed(request: FastifyRequest, failure: PageFailure): Promise<void>
}

const NO_PAGE_HEALTH: PageHealth = { visitOf: () => ({ token: '' }), failed: async () => undefined }

type VersionHealth = Pick<HealthReport, 'bundle' | 'version' | 'failure' | 'isPart' | 'mountMs'>

const versionsOn = ({ versions }: Visit): VersionHealth[] =>
  Object.entries(versions).map(([bundle, version]) => ({ bundle, version }))

/** Rejects times that include a computer's sleep. */
const inRange = (ms: number | undefined) =>
  ms === undefined ? undefined : Math.min(Math.round(ms), MAX_MOUNT_MS)

/** Receives health reports of pages and forwards the valid ones of signed-in people. Without a receiver, pages are not asked for any. */
export function pageHealth(
  app: FastifyInstance,
  { releases }: HostSettings,
  { bundles, tokens }: { readonly bundles: BundleDelivery; readonly tokens: VerifiedTokens },
): PageHealth {
  if (!releases?.healthReceiver) return NO_PAGE_HEALTH
  const { environment, sessionSecret, healthReceiver } = releases
  const { of, read } = visits(sessionSecret)
  const reporterOf = reporters(tokens, sessionSecret)
  const sender = healthReportSender(healthReceiver, environment)

  /** A module without screens is judged by what is built on it. */
  const isShared = (name: string) =>
    bundles.bundles().every(({ manifest }) => manifest.name !== name || manifest.routes.length === 0)

  /** The visit's versions of the named bundles and of the shared ones. */
  const among = (visit: Visit, names: readonly string[]) =>
    names.length > 0
      ? versionsOn(visit).filter(({ bundle }) => names.includes(bundle) || isShared(bundle))
      : []

  const shownBy = ({ bundles: names, mountMs = [] }: PageSuccess, visit: Visit): VersionHealth[] =>
    among(visit, names).map((one) => ({ ...one, mountMs: inRange(mountMs[names.indexOf(one.bundle)]) }))

  const partsBy = ({ parts = [] }: PageSuccess, visit: Visit): VersionHealth[] =>
    among(visit, parts).map((one) => ({ ...one, isPart: true }))

  async function count(
    request: FastifyRequest,
    visit: Visit,
    reports: readonly VersionHealth[],
  ): Promise<void> {
    if (reports.length === 0) return
    const reporter = await reporterOf(request, visit.session)
    if (reporter) sender.add(reports.map((report) => ({ ...reporter, release: visit.release, ...report })))
  }

  app.post(PAGE_SUCCESSES, { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
    const report = Report.safeParse(request.body).data
    if (!report) return reply.status(400).send()
    const visit = read(report.visit)
    if (visit) await count(request, visit, [...shownBy(report, visit), ...partsBy(report, visit)])
    return reply.status(204).send()
  })
  app.addHook('onClose', sender.stop)

  return {
    visitOf: of,
    async failed(request, { bundle, version, phase, isPart, visit: token = '' }) {
      const visit = read(token)
      if (!visit) return
      const own = visit.versions[bundle]
      const blamed = versionsOn(visit).filter((one) =>
        own === undefined ? isShared(one.bundle) : one.bundle === bundle && own === version,
      )
      await count(
        request,
        visit,
        blamed.map((one) => ({ ...one, failure: phase, isPart })),
      )
    },
  }
}
