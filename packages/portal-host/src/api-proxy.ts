import httpProxy from '@fastify/http-proxy'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { CORRELATION_HEADER } from '@portal/server-kit/correlation-id.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/** Passes the page's calls on to the product API. The token cookies stay here: the API goes by the bearer token alone. */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs, portal }: HostSettings,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: portal.apiBase,
    rewritePrefix: '',
    http: { requestOptions: { timeout: apiTimeoutMs } },
    replyOptions: {
      rewriteRequestHeaders: ({ id }, { cookie, ...headers }) => ({ ...headers, [CORRELATION_HEADER]: id }),
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
              correlationId: reply.request.id,
              errorDetail: [],
            }),
          )
      },
    },
  })
}
