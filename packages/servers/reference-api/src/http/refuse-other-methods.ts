import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance } from 'fastify'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

/** Responds 405 with the allowed methods when the address is known but the method is not. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const endpoints = Object.values(ALL_ENDPOINTS)
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path.replace(/\/$/, '')))) {
    for (const url of [`/accounts/:accountId${path}`, path || '/']) {
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
}
