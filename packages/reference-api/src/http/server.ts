import { createHash } from 'node:crypto'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { correlationIdOf } from '@portal/server-kit/correlation-id.ts'
import { callMeter, NO_NAME, type Registry } from '@portal/server-kit/metrics.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { ApiError } from './api-error.ts'
import { limitCallsAtOnce } from './calls-at-once.ts'
import { commonHeaders } from './common-headers.ts'
import { knownError } from './known-error.ts'
import { requireAcceptable, requireKnownVersion } from './media-type.ts'
import { isTooDeep } from './nesting.ts'
import { errorReply } from './reply.ts'
import { loggerOptions, type RequestLog, requestLog } from './request-log.ts'
import { sendReply } from './serve.ts'
import { answerUnreadableAddress, answerUnreadableRequest } from './unreadable-request.ts'

const LARGEST_BODY = 2 * 1024 * 1024
/** As long as the address of an upload holds; a connection on which nothing moves is closed much earlier. */
const LONGEST_REQUEST_MS = 15 * 60_000
const LONGEST_SILENCE_MS = 30_000
/** Who sends a header byte by byte holds a connection for so long at most. */
const LONGEST_HEADER_MS = 10_000
const LOOK_FOR_SLOW_EVERY_MS = 2000
/** An email address, percent-encoded, may stand in a path. */
const LONGEST_PARAMETER = 800

const tooDeep = new ApiError('MALFORMED_REQUEST', { message: 'The request is nested too deeply.' })

/** JSON and nothing else; an empty body counts as none. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyDigest = createHash('sha256').update(body).digest('hex')
    if (body === '') done(null, undefined)
    else if (isTooDeep(body.toString())) done(tooDeep, undefined)
    else void parseJson(request, body.toString(), done)
  })
}

function answerErrors(app: FastifyInstance, log: RequestLog): void {
  app.setNotFoundHandler(() => {
    throw new ApiError('ROUTE_NOT_FOUND')
  })
  app.setErrorHandler((error, request, reply) => {
    const known = knownError(error)
    if (!known || known.status >= 500) log.failure(request.id, error)
    if (known?.status === 401 || known?.status === 403) request.refusedFor = known.reason
    return sendReply(reply, errorReply(known ?? new ApiError('INTERNAL_ERROR'), request.id))
  })
}

/** Headers that every answer carries, and that say no to who expects another interface. */
function speakOurVersion(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.id))
    requireAcceptable(request.headers.accept)
    requireKnownVersion(request.headers['content-type'])
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.carriesBytes && reply.statusCode < 300) return
    if (payload) reply.header('content-type', MEDIA_TYPE)
    else reply.removeHeader('content-type')
  })
}

function measureCalls(app: FastifyInstance, metrics: Registry): void {
  const measure = callMeter(metrics)
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) =>
    measure(routeOptions.config.operation ?? NO_NAME, statusCode, elapsedTime / 1000),
  )
}

type Parts = Pick<Settings, 'logLevel' | 'callsAtOnce'> & { readonly metrics: Registry }

/** A server that knows how to talk, but no operation yet. */
export function createServer({ logLevel, callsAtOnce, metrics }: Parts): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions,
    bodyLimit: LARGEST_BODY,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: LONGEST_SILENCE_MS,
    http: { headersTimeout: LONGEST_HEADER_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_EVERY_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    // Requests that arrive while the server stops are still answered.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
    genReqId: correlationIdOf,
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('bodyDigest', '')
  app.decorateRequest('refusedFor', '')
  measureCalls(app, metrics)
  limitCallsAtOnce(app, callsAtOnce, metrics)
  speakOurVersion(app)
  const log = requestLog(app, logLevel)
  app.addHook('onResponse', async (request, reply) => log.request(request, reply))
  acceptJsonOnly(app)
  answerErrors(app, log)
  return app
}
