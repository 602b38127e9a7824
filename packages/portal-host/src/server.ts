import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_PATH } from '@portal/contract/preview/preview-message.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { correlationIdOf } from '@portal/server-kit/correlation-id.ts'
import { drainOnClose } from '@portal/server-kit/drain-on-close.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { apiProxy } from './api-proxy.ts'
import type { BundleCatalog } from './bundle-catalog.ts'
import type { BundleDelivery } from './bundle-delivery.ts'
import { logFailedCalls } from './call-log.ts'
import { compressed } from './compressed.ts'
import { serveHealth } from './health-routes.ts'
import { measureHost } from './host-figures.ts'
import { renderPage } from './page.ts'
import { servePreview } from './preview-document.ts'
import { COMMON_HEADERS, pageHeaders } from './security-headers.ts'
import { sessionRoutes } from './session-routes.ts'
import type { HostSettings } from './settings.ts'

const CRITICAL_CSS = 'critical.css'

function readCriticalCss({ bundles }: BundleCatalog): string {
  const bundle = bundles.find(({ manifest }) => CRITICAL_CSS in manifest.files)
  return bundle ? readFileSync(join(bundle.folder, CRITICAL_CSS), 'utf8') : ''
}

/** What the page is made of, as long as the bundles stay the same. */
function pageParts(
  { portal, storageOrigin, origin }: HostSettings,
  { boot, isFixed }: BundleDelivery,
  catalog: BundleCatalog,
) {
  const criticalCss = readCriticalCss(catalog)
  const { token, userInfo, revoke, jwks } = portal.auth.endpoints
  const headers = pageHeaders({
    criticalCss,
    // Those without an origin are this host's own.
    calledUrls: [token, userInfo, revoke, jwks, storageOrigin ?? ''].filter((url) => URL.canParse(url)),
    framedUrl: origin && origin + PREVIEW_PATH,
    isFixed,
  })
  return {
    catalog,
    boot,
    config: portal,
    criticalCss,
    headers,
    rows: catalog.apps.flatMap((app) => app.rows),
  }
}

/** Answers every address with the page: each is a screen, and the page itself says when there is none. */
function pageAnswers(settings: HostSettings, bundles: BundleDelivery) {
  let parts: ReturnType<typeof pageParts> | undefined

  return ({ url, method, headers }: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = url.split('?')
    const isPage = ['GET', 'HEAD'].includes(method) && !pathname.startsWith('/bundles/')
    // Addresses that cannot be decoded come here without having passed a hook.
    reply.headers({ ...COMMON_HEADERS })
    if (!isPage) return notFound(reply)
    const catalog = bundles.catalog()
    if (parts?.catalog !== catalog) parts = pageParts(settings, bundles, catalog)
    const page = compressed(renderPage(parts, pathname), headers['accept-encoding'])
    return reply
      .status(matchRow(parts.rows, pathname) ? 200 : 404)
      .headers({ ...parts.headers, ...page.headers })
      .type('text/html; charset=utf-8')
      .send(page.body)
  }
}

const notFound = (reply: FastifyReply) =>
  reply.status(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found')

/** The portal host: the page, the bundles, and the way to the product API. Gives a server that is not listening yet. */
export async function createHost(settings: HostSettings, bundles: BundleDelivery): Promise<FastifyInstance> {
  const answerPage = pageAnswers(settings, bundles)
  const app = Fastify({
    logger: false,
    genReqId: correlationIdOf,
    // Requests that arrive while the server drains are still answered.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerPage(request, reply),
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...COMMON_HEADERS })
  })
  await measureHost(app, settings, bundles)
  logFailedCalls(app, settings)
  serveHealth(app, settings, drainOnClose(app, settings.server.drainMs))
  // Pages that stay open for days ask whether they are still the newest.
  app.get('/version', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ release: bundles.catalog().release }),
  )
  await bundles.serve(app)
  servePreview(app, bundles)
  await sessionRoutes(app, settings)
  await apiProxy(app, settings)
  app.setNotFoundHandler(answerPage)
  app.setErrorHandler(async (error, _request, reply) => {
    // Bundles that are still being written may not fit together: whoever writes them reads why.
    const text = !bundles.isFixed && error instanceof Error ? error.message : 'Something went wrong.'
    return reply.status(500).type('text/plain').send(text)
  })
  return app
}
