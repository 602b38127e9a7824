import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../server-settings.ts'
import { beginCall, type TracedCall } from './traced-call.ts'

const calls = new WeakMap<object, TracedCall>()

/** Traces the calls of a server, if traces are sent anywhere; without health checks and the routes in `except`. */
export function traceCalls(
  app: FastifyInstance,
  { tracesUrl }: Pick<ServerSettings, 'tracesUrl'>,
  except: readonly string[] = [],
): void {
  if (tracesUrl === undefined) return
  const untraced = ['/health/', ...except]
  app.addHook('onRequest', (request, _reply, done) => {
    if (untraced.some((prefix) => request.routeOptions.url?.startsWith(prefix))) return done()
    const { id: correlationId, method, headers } = request
    const call = beginCall({ method, headers, correlationId })
    calls.set(request, call)
    call.run(done)
  })
  // Reading the body loses the context, so enter it again.
  app.addHook('preValidation', (request, _reply, done) => {
    const call = calls.get(request)
    if (call) call.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) =>
    calls.get(request)?.end(request.routeOptions.url, reply.statusCode),
  )
}

/** The headers that make a forwarded call part of the same trace; none while nothing is traced. */
export const traceHeaders = (request: object): Readonly<Record<string, string>> =>
  calls.get(request)?.headers() ?? {}
