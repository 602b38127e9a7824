import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { PACKAGE_REGISTRY, RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import { callsOfSquad, SQUAD_CALLS, SQUAD_NAME } from '@portal/contract/squad-calls.ts'
import { CORRELATION_HEADER } from '@portal/server-common/correlation-id.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { fastifyRefusal } from '@portal/server-common/http/fastify-refusal.ts'
import { errorReply } from '@portal/server-common/http/reply.ts'
import { sendReply } from '@portal/server-common/http/send-reply.ts'
import { traceHeaders } from '@portal/server-common/tracing/trace-calls.ts'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify'
import { withoutHopHeaders } from './hop-headers.ts'
import type { HostSettings } from './settings.ts'
import { asData } from './squads/answers-of-squads.ts'

interface Forwarding {
  /** The forwarded prefix, and its replacement at the service. */
  readonly prefix: string
  readonly rewritePrefix: string
  readonly upstream: string
  readonly timeoutMs: number
  /** Headers of the answer, from those of the service. */
  readonly answered?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
}

const message = 'The service is not available at the moment. Try again soon.'
const TOO_LATE = new ApiError('UPSTREAM_TIMEOUT', { message })
const FAILED = new ApiError('UPSTREAM_ERROR', { message })
const BAD_ADDRESS = new ApiError('MALFORMED_REQUEST', { message: 'The address is not valid.' })

/** The answer to a call for a squad without a backend, which people see in the page. */
function noBackend(address: string): ApiError {
  const [squad = ''] = address.split('/')
  const message = SQUAD_NAME.test(squad)
    ? `This portal has no backend for ${squad}. Ask its administrators to set one up.`
    : 'No squad has calls at this address.'
  return new ApiError('ROUTE_NOT_FOUND', { message })
}

/** Time for the proxy's own answer to a late service. */
const MARGIN_MS = 500

function sendFailure(reply: FastifyReply<RouteGenericInterface, RawServerBase>, failure: ApiError): void {
  const { status, payload } = errorReply(failure, reply.request.id)
  void reply.status(status).header('Content-Type', MEDIA_TYPE).send(payload)
}

/** Ends a call that the proxy would leave open: it does not notice a service that switches protocols unasked. */
const endInTime = (timeoutMs: number) => async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.raw.setTimeout(timeoutMs + MARGIN_MS, () => {
    if (!reply.sent) sendFailure(reply, TOO_LATE)
  })
}

/**
 * Forwards the page's calls to a service, without cookies: services accept only bearer tokens.
 */
async function forward(
  app: FastifyInstance,
  { timeoutMs, answered = withoutHopHeaders, ...proxied }: Forwarding,
): Promise<void> {
  await app.register((own, _options, done) => {
    // Not parsed: a chunked text body would then be forwarded with both a Content-Length and chunked encoding.
    own.removeContentTypeParser('text/plain')
    own.setErrorHandler((error, _request, reply) => {
      // The proxy refuses addresses outside the service with an error that has no code.
      const isRefusal = error instanceof Error && 'statusCode' in error && error.statusCode === 400
      sendFailure(reply, fastifyRefusal(error) ?? (isRefusal ? BAD_ADDRESS : new ApiError('INTERNAL_ERROR')))
    })
    void own.register(httpProxy, {
      ...proxied,
      preHandler: endInTime(timeoutMs),
      // Unless told, the proxy accepts any certificate, and would send tokens to a stranger.
      http: { requestOptions: { timeout: timeoutMs, rejectUnauthorized: true } },
      replyOptions: {
        rewriteRequestHeaders: (request, { cookie, 'proxy-authorization': _, ...headers }) => ({
          ...headers,
          ...traceHeaders(request),
          [CORRELATION_HEADER]: request.id,
        }),
        rewriteHeaders: answered,
        // The page retries once, so the proxy does not: each attempt would become eleven.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          const late = 'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT'
          sendFailure(reply, late ? TOO_LATE : FAILED)
        },
      },
    })
    done()
  })
}

/** Forwards calls to the backends of squads, and refuses those to any other name. */
async function forwardToSquads(
  app: FastifyInstance,
  { squadBackends, apiTimeoutMs: timeoutMs }: HostSettings,
): Promise<void> {
  for (const { squad, url: upstream } of squadBackends)
    await forward(app, {
      upstream,
      prefix: callsOfSquad(squad),
      rewritePrefix: '',
      timeoutMs,
      answered: asData,
    })
  app.all<{ Params: { '*': string } }>(`${SQUAD_CALLS}/*`, {
    onRequest: async ({ id, params }, reply) =>
      sendReply(reply.header('Content-Type', MEDIA_TYPE), errorReply(noBackend(params['*']), id)),
    handler: async () => undefined,
  })
}

/** Proxies to the product API, to the backends of squads and, if there is one, to the release service. */
export async function serviceProxies(app: FastifyInstance, settings: HostSettings): Promise<void> {
  const { apiUrl, apiTimeoutMs: timeoutMs, releaseServiceUrl, portal } = settings
  await forward(app, { upstream: apiUrl, prefix: portal.apiBase, rewritePrefix: '', timeoutMs })
  await forwardToSquads(app, settings)
  if (releaseServiceUrl === undefined) return
  const upstream = releaseServiceUrl
  await forward(app, { upstream, prefix: RELEASE_SERVICE, rewritePrefix: '/v1', timeoutMs })
  await forward(app, { upstream, prefix: PACKAGE_REGISTRY, rewritePrefix: PACKAGE_REGISTRY, timeoutMs })
}
