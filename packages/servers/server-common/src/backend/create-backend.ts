import Fastify, { type FastifyInstance } from 'fastify'
import { people } from '../access/people.ts'
import { DRAINING, drainOnClose } from '../drain-on-close.ts'
import { acceptJsonOnly } from '../http/accept-json.ts'
import { ApiError } from '../http/api-error.ts'
import { enforceApiVersion } from '../http/enforce-api-version.ts'
import { fastifyRefusal } from '../http/fastify-refusal.ts'
import { limitConcurrentCalls } from '../http/limit-concurrent-calls.ts'
import { logCall } from '../http/log-call.ts'
import { logFailure } from '../http/log-failure.ts'
import { protocolOptions } from '../http/protocol-options.ts'
import { refuseOtherMethods } from '../http/refuse-other-methods.ts'
import { errorReply } from '../http/reply.ts'
import { sendReply } from '../http/send-reply.ts'
import { startLog } from '../log.ts'
import { callMeter, NO_NAME, Registry, serveMetrics } from '../metrics.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { traceCalls } from '../tracing/trace-calls.ts'
import type { BackendSettings } from './backend-settings.ts'
import { limitCalls } from './limit-calls.ts'
import { serveEndpoint } from './serve-endpoint.ts'
import type { SquadBackend } from './squad-backend.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new ApiError('ROUTE_NOT_FOUND')
  })
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof ApiError ? error : fastifyRefusal(error)
    if (!known || known.status >= 500) logFailure(request, error)
    return sendReply(reply, errorReply(known ?? new ApiError('INTERNAL_ERROR'), request.id))
  })
}

async function measureCalls(
  app: FastifyInstance,
  { server }: BackendSettings,
  metrics: Registry,
): Promise<void> {
  const measure = callMeter(metrics)
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) =>
    measure(routeOptions.config.operation ?? NO_NAME, statusCode, elapsedTime / 1000),
  )
  const figures = await serveMetrics(metrics, server)
  app.addHook('onClose', () => figures.stop())
}

/** For supervisors: whether the process runs, and whether it takes calls. */
function serveHealth(app: FastifyInstance, isDraining: () => boolean): void {
  app.get('/health/live', async () => JSON.stringify({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) =>
    isDraining() ? reply.status(503).send(JSON.stringify(DRAINING)) : JSON.stringify({ status: 'ready' }),
  )
}

/**
 * Creates the server of a squad's backend. It checks tokens, permissions and input, limits calls, and answers errors
 * as the product API does. The server is not listening yet.
 */
export async function createBackend(
  { squad, served }: SquadBackend,
  settings: BackendSettings,
): Promise<FastifyInstance> {
  const { logLevel, maxConcurrentCalls, callsPerSecond: max, server } = settings
  startLog(`${squad}-backend`, logLevel)
  const tracing = await startTracing(`${squad}-backend`, server)
  const app = Fastify({ ...protocolOptions, logger: false, bodyLimit: MAX_BODY_BYTES })
  app.decorateRequest('madeBy', null)
  app.addHook('onClose', () => tracing.stop())
  traceCalls(app, server)
  const metrics = new Registry()
  await measureCalls(app, settings, metrics)
  limitConcurrentCalls(app, maxConcurrentCalls, metrics)
  enforceApiVersion(app)
  app.addHook('onResponse', async (request, reply) => logCall(request, reply, { userId: request.madeBy?.id }))
  acceptJsonOnly(app)
  answerErrors(app)
  serveHealth(app, drainOnClose(app, server.drainMs))
  const admission = { findPerson: people(settings.people), limit: limitCalls({ max, windowMs: 1000 }) }
  for (const one of served) serveEndpoint(app, one, admission)
  refuseOtherMethods(
    app,
    served.map(({ endpoint }) => endpoint.path),
  )
  return app
}
