import type { FastifyRequest } from 'fastify'
import { failureFacts } from '../failure-facts.ts'
import { log } from '../log.ts'

/** Logs an unexpected failure of a call. */
export function logFailure(
  { id: correlationId, method, routeOptions }: FastifyRequest,
  error: unknown,
): void {
  const what = `${method} ${routeOptions.url ?? 'an unknown address'}`
  log.error('failure', { correlationId, ...failureFacts(what, error) })
}
