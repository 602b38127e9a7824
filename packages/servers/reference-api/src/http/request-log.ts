import { log } from '@portal/server-common/log.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure } from '../describe-failure.ts'

/** Fastify's own logger reports only its own problems, in the format of `log`. */
export const loggerOptions = {
  level: 'error',
  base: { server: 'product-api', event: 'http' },
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  serializers: { err: (error: Error) => ({ ...describeFailure('The server', error), stack: '' }) },
}

const nameOf = ({ method, routeOptions }: FastifyRequest) =>
  `${method} ${routeOptions.url ?? 'an unknown address'}`

/** Logs an unexpected failure of a request. */
export const logFailure = (request: FastifyRequest, error: unknown): void =>
  log.error('failure', { correlationId: request.id, ...describeFailure(nameOf(request), error) })

/** Balancers ask every few seconds, so only another answer is worth a line. */
const isUsualCheck = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  routeOptions.url?.startsWith('/health/') === true && statusCode === 200

/** Logs a request, without addresses and bodies. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  if (isUsualCheck(request, reply)) return
  log.info('call', {
    correlationId: request.id,
    userId: request.caller?.id,
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  })
}
