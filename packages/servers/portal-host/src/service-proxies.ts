import httpProxy from '@fastify/http-proxy'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import { CORRELATION_HEADER } from '@portal/server-common/correlation-id.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

interface Way {
  /** How the addresses begin that are passed on, and what takes its place there. */
  readonly prefix: string
  readonly rewritePrefix: string
  readonly upstream: string
  readonly timeoutMs: number
}

/** Passes the page's calls on to a service. The token cookies stay here: services go by the bearer token alone. */
async function passOn(app: FastifyInstance, { timeoutMs, ...way }: Way): Promise<void> {
  await app.register(httpProxy, {
    ...way,
    http: { requestOptions: { timeout: timeoutMs } },
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

/** Ways to the product API and, where there is one, to the service of releases. */
export async function serviceProxies(
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs: timeoutMs, releaseServiceUrl, portal }: HostSettings,
): Promise<void> {
  await passOn(app, { upstream: apiUrl, prefix: portal.apiBase, rewritePrefix: '', timeoutMs })
  if (releaseServiceUrl === undefined) return
  await passOn(app, { upstream: releaseServiceUrl, prefix: RELEASE_SERVICE, rewritePrefix: '/v1', timeoutMs })
}
