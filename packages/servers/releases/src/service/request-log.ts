import { log } from '@portal/server-common/log.ts'
import type { FastifyInstance } from 'fastify'

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
