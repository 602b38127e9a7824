import type { ServedStatus } from '@portal/contract/releases/host-status.ts'
import {
  CURRENT_RELEASE,
  RELEASE_EVENTS,
  type ReleaseNews,
  type ServedRelease,
} from '@portal/contract/served-release.ts'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import type { PageHealth } from './page-health.ts'
import { COMMON_HEADERS, NOT_FRAMED } from './security-headers.ts'
import { type OverrideFinder, visitorOf } from './visitor.ts'

/** Some proxies close idle connections. */
const BEAT_MS = 25_000

const servedRelease = (
  { release, seq, importMap, apps, sheets, fallbacks = {}, pulled = [] }: BundleCatalog,
  visit: string,
  status: ServedStatus | undefined,
): ServedRelease => ({ release, seq, status, importMap, apps, sheets, fallbacks, pulled, visit })

/** Notifies long-lived pages of what the host serves, and of changes. */
export function serveReleases(
  app: FastifyInstance,
  bundles: BundleDelivery,
  { health, overrides }: { health: PageHealth; overrides: OverrideFinder | undefined },
): void {
  const ends = new Set<() => void>()
  const catalogFor = ({ headers, url }: FastifyRequest) =>
    bundles.catalog(visitorOf(headers.cookie, url.split('?')[1] ?? '', overrides).visitor)

  app.get(CURRENT_RELEASE, async (request, reply) => {
    const catalog = catalogFor(request)
    const { token, cookie } = health.visitOf(request.headers.cookie, catalog)
    if (cookie) reply.header('Set-Cookie', cookie)
    return reply.header('Cache-Control', 'no-store').send(servedRelease(catalog, token, bundles.status?.()))
  })

  app.get(RELEASE_EVENTS, (request, reply) => {
    const { raw } = reply.hijack()
    raw.writeHead(200, {
      ...COMMON_HEADERS,
      'Content-Security-Policy': NOT_FRAMED,
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Buffering proxies would hold the events back.
      'X-Accel-Buffering': 'no',
    })
    const tell = () => {
      const news: ReleaseNews = { release: catalogFor(request).release }
      raw.write(`data: ${JSON.stringify(news)}\n\n`)
    }
    const forget = bundles.onRelease?.(tell)
    const beat = setInterval(() => raw.write(': still here\n\n'), BEAT_MS)
    const end = () => raw.end()
    ends.add(end)
    raw.once('close', () => {
      clearInterval(beat)
      forget?.()
      ends.delete(end)
    })
    tell()
  })

  // The listeners reconnect to another host.
  app.addHook('preClose', async () => {
    for (const end of ends) end()
  })
}
