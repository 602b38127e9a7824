import type { FastifyReply, FastifyRequest } from 'fastify'
import { log } from '../log.ts'

/** Logs a call, without addresses and bodies; `by` says who made it. */
export function logCall(
  request: FastifyRequest,
  reply: FastifyReply,
  by: Readonly<Record<string, string | undefined>>,
): void {
  const { id: correlationId, method, routeOptions } = request
  if (routeOptions.url?.startsWith('/health/')) return
  log.info('call', {
    correlationId,
    ...by,
    method,
    route: routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  })
}
