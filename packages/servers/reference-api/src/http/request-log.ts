import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure } from '../describe-failure.ts'

/** Options of Fastify's own logger, which only reports its own problems. */
export const loggerOptions = { level: 'error', base: null, serializers: { err: describeFailure } }

/** Writes one line of JSON per request and per failure. Addresses and bodies are not logged. */
export interface RequestLog {
  failure(correlationId: string, error: unknown): void
  request(request: FastifyRequest, reply: FastifyReply): void
}

export function requestLog(app: FastifyInstance, level: string): RequestLog {
  const log = app.log.child({}, { level })
  return {
    failure: (correlationId, error) => log.error({ correlationId, err: error }, 'failure'),
    request: (request, reply) =>
      log.info(
        {
          correlationId: request.id,
          userId: request.caller?.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      ),
  }
}
