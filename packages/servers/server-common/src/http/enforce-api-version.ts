import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonHeaders } from './common-headers.ts'
import { requireAcceptable, requireKnownVersion } from './media-type.ts'

/**
 * Adds the common headers to every response, and refuses callers that expect another interface version. Binary
 * responses keep their type.
 */
export function enforceApiVersion(
  app: FastifyInstance,
  carriesBytes: (request: FastifyRequest) => boolean = () => false,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.id))
    requireAcceptable(request.headers.accept)
    requireKnownVersion(request.headers['content-type'])
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (carriesBytes(request) && reply.statusCode < 300) return
    if (payload) reply.header('content-type', MEDIA_TYPE)
    else reply.removeHeader('content-type')
  })
}
