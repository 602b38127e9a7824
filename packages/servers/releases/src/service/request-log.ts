import { failureFacts } from '@portal/server-common/failure-facts.ts'
import { log } from '@portal/server-common/log.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Logs an unexpected failure of a call. */
export function logFailure(
  { id: correlationId, method, routeOptions }: FastifyRequest,
  error: unknown,
): void {
  const what = `${method} ${routeOptions.url ?? 'an unknown address'}`
  log.error('failure', { correlationId, ...failureFacts(what, error) })
}

/** Logs each call, without addresses and bodies. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id: correlationId, method, routeOptions, caller } = request
    if (routeOptions.url?.startsWith('/health/')) return
    log.info('call', {
      correlationId,
      caller: caller?.id,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
