import type { FastifyReply, FastifyRequest } from 'fastify'
import { log } from '../log.ts'

/** Logs a call and who made it, without addresses and bodies. */
export function logCall(request: FastifyRequest, reply: FastifyReply): void {
  const { id: correlationId, method, routeOptions, madeBy } = request
  if (routeOptions.url?.startsWith('/health/')) return
  log.info('call', {
    correlationId,
    userId: madeBy?.id,
    method,
    route: routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  })
}
