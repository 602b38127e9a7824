import httpProxy from '@fastify/http-proxy'
import { CORRELATION_ID, MEDIA_TYPE } from '@portal/contract/headers.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/** Passes `/api` on to the product API. The token cookies stay here: the API goes by the bearer token alone. */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs }: Pick<HostSettings, 'apiUrl' | 'apiTimeoutMs'>,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    http: { requestOptions: { timeout: apiTimeoutMs } },
    replyOptions: {
      rewriteRequestHeaders: (_request, { cookie, ...headers }) => headers,
      // The page retries, once; without this each of its tries would become eleven.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        const late = 'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT'
        void reply
          .status(late ? 504 : 502)
          .header('Content-Type', MEDIA_TYPE)
          .send(
            JSON.stringify({
              status: late ? 504 : 502,
              reason: late ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_ERROR',
              message: 'The service is not available at the moment. Try again soon.',
              correlationId: reply.request.headers[CORRELATION_ID.toLowerCase()] ?? reply.request.id,
              errorDetail: [],
            }),
          )
      },
    },
  })
}
