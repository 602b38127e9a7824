import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFailure } from '../database/database-error.ts'

/**
 * What may be logged of a failure: never its message or its file names, which may hold values, SQL or secrets.
 * `at` is the function that failed.
 */
function describeFailure(error: Error) {
  const at = /\n\s+at (?:async )?([\w.<>]+) \(/.exec(error.stack ?? '')?.[1]
  return { type: error.name, ...databaseFailure(error), at, message: '', stack: '' }
}

/** Options of fastify's own logger, which tells of its troubles only. */
export const loggerOptions = { level: 'error', base: null, serializers: { err: describeFailure } }

/** Writes one line of JSON per request and per failure. Neither addresses nor bodies are kept. */
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
