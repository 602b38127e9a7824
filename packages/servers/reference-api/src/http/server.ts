import { createHash } from 'node:crypto'
import { acceptJsonOnly } from '@portal/server-common/http/accept-json.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { enforceApiVersion } from '@portal/server-common/http/enforce-api-version.ts'
import { limitConcurrentCalls } from '@portal/server-common/http/limit-concurrent-calls.ts'
import { protocolOptions } from '@portal/server-common/http/protocol-options.ts'
import { errorReply } from '@portal/server-common/http/reply.ts'
import { sendReply } from '@portal/server-common/http/send-reply.ts'
import { startLog } from '@portal/server-common/log.ts'
import { callMeter, NO_NAME, type Registry } from '@portal/server-common/metrics.ts'
import { traceCalls } from '@portal/server-common/tracing/trace-calls.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { knownError } from './known-error.ts'
import { logFailure, loggerOptions, logRequest } from './request-log.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new ApiError('ROUTE_NOT_FOUND')
  })
  app.setErrorHandler((error, request, reply) => {
    const known = knownError(error)
    if (!known || known.status >= 500) logFailure(request, error)
    if (known?.status === 401 || known?.status === 403) request.refusedFor = known.reason
    return sendReply(reply, errorReply(known ?? new ApiError('INTERNAL_ERROR'), request.id))
  })
}

function measureCalls(app: FastifyInstance, metrics: Registry): void {
  const measure = callMeter(metrics)
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) =>
    measure(routeOptions.config.operation ?? NO_NAME, statusCode, elapsedTime / 1000),
  )
}

type Dependencies = Pick<Settings, 'logLevel' | 'maxConcurrentCalls' | 'server'> & {
  readonly metrics: Registry
}

/** An HTTP server with its protocol rules, without operations. */
export function createServer({
  logLevel,
  maxConcurrentCalls,
  server,
  metrics,
}: Dependencies): FastifyInstance {
  startLog('product-api', logLevel)
  const app = Fastify({ ...protocolOptions, logger: loggerOptions, bodyLimit: MAX_BODY_BYTES })
  app.decorateRequest('caller', null)
  app.decorateRequest('bodyDigest', '')
  app.decorateRequest('refusedFor', '')
  traceCalls(app, server)
  measureCalls(app, metrics)
  limitConcurrentCalls(app, maxConcurrentCalls, metrics)
  enforceApiVersion(app, ({ routeOptions }) => routeOptions.config.carriesBytes === true)
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  acceptJsonOnly(app, (request, text) => {
    request.bodyDigest = createHash('sha256').update(text).digest('hex')
  })
  answerErrors(app)
  return app
}
