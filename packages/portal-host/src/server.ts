import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { matchRow } from '@portal/routing/match-row.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { apiProxy } from './api-proxy.ts'
import { type BundleCatalog, readCatalog } from './bundle-catalog.ts'
import { renderPage } from './page.ts'
import { COMMON_HEADERS, pageHeaders } from './security-headers.ts'
import { sessionRoutes } from './session-routes.ts'
import type { HostSettings } from './settings.ts'

const CRITICAL_CSS = 'critical.css'

function readCriticalCss({ bundles }: BundleCatalog): string {
  const bundle = bundles.find(({ manifest }) => CRITICAL_CSS in manifest.files)
  return bundle ? readFileSync(join(bundle.folder, CRITICAL_CSS), 'utf8') : ''
}

async function serveBundles(app: FastifyInstance, { bundles }: BundleCatalog): Promise<void> {
  for (const { base, folder } of bundles) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: base,
      decorateReply: false,
      index: false,
      // Only what lies there at the start has an address; nothing is looked up by what a request says.
      wildcard: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      setHeaders: (response) => response.setHeader('Vary', 'Accept-Encoding'),
    })
  }
}

/** Answers every address with the page: each is a screen, and the page itself says when there is none. */
function pageAnswers({ portal, storageOrigin }: HostSettings, catalog: BundleCatalog) {
  const criticalCss = readCriticalCss(catalog)
  const { token, userInfo, revoke, jwks } = portal.auth.endpoints
  const headers = pageHeaders(
    criticalCss,
    // Those without an origin are this host's own.
    [token, userInfo, revoke, jwks, storageOrigin ?? ''].filter((url) => URL.canParse(url)),
  )
  const rows = catalog.tables.flatMap((table) => table.rows)

  return ({ url, method }: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = url.split('?')
    const isPage = ['GET', 'HEAD'].includes(method) && !pathname.startsWith('/bundles/')
    // Addresses that cannot be decoded come here without having passed a hook.
    reply.headers({ ...COMMON_HEADERS })
    if (!isPage) return notFound(reply)
    return reply
      .status(matchRow(rows, pathname) ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(renderPage(catalog, portal, criticalCss, pathname))
  }
}

const notFound = (reply: FastifyReply) =>
  reply.status(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found')

/** The portal host: the page, the bundles, and the way to the product API. Gives a server that is not listening yet. */
export async function createHost(settings: HostSettings): Promise<FastifyInstance> {
  const catalog = readCatalog(settings.root)
  const answerPage = pageAnswers(settings, catalog)
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    frameworkErrors: (_error, request, reply) => void answerPage(request, reply),
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...COMMON_HEADERS })
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  // Pages that stay open for days ask whether they are still the newest.
  app.get('/version', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ release: catalog.release }),
  )
  app.get('/health/ready', async () => ({ status: 'ready' }))
  await serveBundles(app, catalog)
  await sessionRoutes(app, settings)
  await apiProxy(app, settings)
  app.setNotFoundHandler(answerPage)
  app.setErrorHandler(async (_error, _request, reply) => {
    return reply.status(500).type('text/plain').send('Something went wrong.')
  })
  return app
}
