import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { PREVIEW_PATH } from '@portal/contract/preview/preview-message.ts'
import { OVERRIDE_LINK } from '@portal/contract/served-release.ts'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { THEME } from '@portal/releases/bundle/every-page.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { correlationIdOf } from '@portal/server-common/correlation-id.ts'
import { drainOnClose } from '@portal/server-common/drain-on-close.ts'
import { fastifyRefusal } from '@portal/server-common/http/fastify-refusal.ts'
import { headerTimes, requestTimes } from '@portal/server-common/http/request-times.ts'
import { startLog } from '@portal/server-common/log.ts'
import { startTracing } from '@portal/server-common/tracing/start-tracing.ts'
import { traceCalls } from '@portal/server-common/tracing/trace-calls.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { logFailedCalls } from './call-log.ts'
import { removeForeignCookies } from './foreign-cookies.ts'
import { limitHeaders, MAX_HEADER_BYTES } from './header-limits.ts'
import { serveHealth } from './health-routes.ts'
import { serveHostMetrics } from './host-metrics.ts'
import { followProvider } from './identity/follow-provider.ts'
import type { ProviderOfPage } from './identity/provider-of-page.ts'
import { loopbackOrigin } from './loopback-origin.ts'
import { overrideFinder, serveOverrides } from './override-routes.ts'
import { OLD_BROWSER_CSS } from './page.ts'
import { type PageHealth, pageHealth } from './page-health.ts'
import { servePermissions } from './permission-routes.ts'
import { servePreview } from './preview-document.ts'
import { refuseUnreadBodies } from './refuse-unread-bodies.ts'
import { serveReleases } from './release-routes.ts'
import { renderedPages, renderedSignIn } from './rendered-pages.ts'
import { reportHostStatus } from './report-host-status.ts'
import { COMMON_HEADERS, NOT_FRAMED, pageHeaders, signInHeaders } from './security-headers.ts'
import { type SeenRoles, seenRoles } from './seen-roles.ts'
import { serviceProxies } from './service-proxies.ts'
import { sessionRoutes } from './session-routes.ts'
import type { HostSettings } from './settings.ts'
import { textOfOwner } from './text-of-owner.ts'
import { verifiedTokens } from './verified-tokens.ts'
import { isGuest, type OverrideFinder, visitorOf } from './visitor.ts'

const CRITICAL_CSS = 'critical.css'

/** What all pages share until the bundles change. */
function pageParts(
  { portal, storageOrigin, origin }: HostSettings,
  isFixed: boolean,
  { catalog, auth }: { readonly catalog: BundleCatalog; readonly auth: AuthConfig },
) {
  const criticalCss = textOfOwner(catalog, THEME, CRITICAL_CSS) + OLD_BROWSER_CSS
  const { token, userInfo, revoke = '', jwks } = auth.endpoints
  const facts = {
    criticalCss,
    // Those without an origin are this host's own.
    calledUrls: [token, userInfo, revoke, jwks, storageOrigin ?? ''].filter((url) => URL.canParse(url)),
    framedUrl: origin && origin + PREVIEW_PATH,
    isFixed,
  }
  const made = { catalog, config: { ...portal, auth }, criticalCss }
  return {
    auth,
    headers: pageHeaders(facts),
    signInHeaders: signInHeaders(facts),
    rows: catalog.apps.flatMap((app) => app.rows),
    pageOf: renderedPages(made),
    signInOf: renderedSignIn(made),
  }
}

interface Visits {
  readonly provider: () => ProviderOfPage
  readonly health: PageHealth
  readonly overrides: OverrideFinder | undefined
  readonly roles: SeenRoles
}

/** Answers every address with the page: it shows the screen, or that the address does not exist. */
function pageAnswers(
  settings: HostSettings,
  bundles: BundleDelivery,
  { provider, health, overrides, roles }: Visits,
) {
  const known = new WeakMap<BundleCatalog, ReturnType<typeof pageParts>>()

  function partsOf(catalog: BundleCatalog) {
    const { auth } = provider()
    const made = known.get(catalog)
    const parts = made?.auth === auth ? made : pageParts(settings, bundles.isFixed, { catalog, auth })
    known.set(catalog, parts)
    return parts
  }

  return ({ url, method, headers }: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/', query = ''] = url.split('?')
    const isPage = ['GET', 'HEAD'].includes(method) && !pathname.startsWith('/bundles/')
    // Addresses that cannot be decoded arrive here without having passed a hook.
    reply.headers({ ...COMMON_HEADERS })
    if (!isPage) return notFound(reply)
    const redirectTo = (address: string) => reply.header('Cache-Control', 'no-store').redirect(address)
    const configured = loopbackOrigin(settings.origin, headers.host)
    if (configured) return redirectTo(configured + url)
    const { visitor, cookie } = visitorOf(headers.cookie, query, overrides)
    roles.add(visitor.cohorts)
    if (cookie && bundles.isPersonal) reply.header('Set-Cookie', cookie)
    for (const removal of removeForeignCookies(headers.cookie)) reply.header('Set-Cookie', removal)
    const catalog = bundles.catalog(visitor)
    const parts = partsOf(catalog)
    const row = matchRow(parts.rows, pathname)?.row
    const moved = row ? undefined : matchRow(catalog.moved ?? [], pathname)?.row
    if (moved) return redirectTo(moved.leadsTo)
    const accepted = headers['accept-encoding']
    const isAddress = row !== undefined || pathname.startsWith(OVERRIDE_LINK)
    const answer = (page: ReturnType<typeof parts.pageOf>, security: Readonly<Record<string, string>>) =>
      reply
        .status(isAddress ? 200 : 404)
        .headers({ ...security, ...page.headers })
        .type('text/html; charset=utf-8')
        .send(page.body)
    const boot = bundles.boot?.(catalog) ?? []
    const signIn = row?.public || !isGuest(headers) ? undefined : parts.signInOf?.(accepted, boot)
    if (signIn) return answer(signIn, parts.signInHeaders)
    const visit = health.visitOf(headers.cookie, catalog)
    if (visit.cookie) reply.header('Set-Cookie', visit.cookie)
    return answer(parts.pageOf(pathname, row?.path, { boot, visit: visit.token, accepted }), parts.headers)
  }
}

const POLICY = 'Content-Security-Policy'

const notFound = (reply: FastifyReply) =>
  reply.status(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found')

/**
 * The portal host: the page, the bundles, and the proxy to the product API. The returned server is not
 * listening yet.
 */
export async function createHost(settings: HostSettings, bundles: BundleDelivery): Promise<FastifyInstance> {
  startLog('portal-host')
  const tracing = await startTracing('portal-host', settings.server)
  const app = Fastify({
    logger: false,
    ...requestTimes,
    http: { ...headerTimes, maxHeaderSize: MAX_HEADER_BYTES },
    genReqId: correlationIdOf,
    // Requests that arrive while the server drains are still answered.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerPage(request, reply),
  })
  app.addHook('onClose', () => tracing.stop())
  // A page loads dozens of files, which would hide its calls.
  traceCalls(app, settings.server, ['/bundles/'])
  const provider = await followProvider(app, settings)
  const tokens = verifiedTokens(() => provider().auth)
  const health = pageHealth(app, settings, { bundles, tokens })
  const overrides = overrideFinder(app, bundles, tokens)
  const roles = seenRoles()
  const answerPage = pageAnswers(settings, bundles, { provider, health, overrides, roles })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...COMMON_HEADERS })
  })
  app.addHook('onSend', async (_request, reply) => {
    // Files get theirs from the server of files, which writes to the answer itself.
    const hasPolicy = reply.hasHeader(POLICY) || reply.raw.hasHeader(POLICY)
    if (!hasPolicy) reply.header(POLICY, NOT_FRAMED)
  })
  limitHeaders(app)
  refuseUnreadBodies(app)
  await serveHostMetrics(app, settings, bundles, health)
  logFailedCalls(app, settings)
  const isDraining = drainOnClose(app, settings.server.drainMs)
  // After draining: until then, the balancer may lead a listener that reconnects back to this host.
  serveReleases(app, bundles, { health, overrides })
  serveOverrides(app, bundles, answerPage)
  servePermissions(app, bundles)
  reportHostStatus(app, settings, { bundles, roles })
  serveHealth(app, settings, isDraining, bundles.status)
  await bundles.serve(app)
  servePreview(app, bundles)
  await sessionRoutes(app, provider)
  await serviceProxies(app, settings)
  app.setNotFoundHandler(answerPage)
  app.setErrorHandler(async (error, _request, reply) => {
    // Bundles that are still being written may not fit together: their developer needs the reason.
    const text = !bundles.isFixed && error instanceof Error ? error.message : 'Something went wrong.'
    const refusal = fastifyRefusal(error)
    return reply
      .status(refusal?.status ?? 500)
      .type('text/plain')
      .send(refusal?.message ?? text)
  })
  return app
}
