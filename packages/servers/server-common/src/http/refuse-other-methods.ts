import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

/** Responds 405 with the allowed methods when the address is known but the method is not. */
export function refuseOtherMethods(app: FastifyInstance, urls: Iterable<string>): void {
  for (const url of new Set(urls)) {
    const others = METHODS.filter((method) => !app.hasRoute({ method, url }))
    const allow = METHODS.filter((method) => !others.includes(method)).join(', ')
    app.route({
      method: others,
      url,
      onRequest: async () => {
        throw new ApiError('METHOD_NOT_ALLOWED', { headers: { allow } })
      },
      handler: async () => undefined,
    })
  }
}
