import httpProxy from '@fastify/http-proxy'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import { CORRELATION_HEADER } from '@portal/server-common/correlation-id.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

interface Forwarding {
  /** The forwarded prefix, and its replacement at the service. */
  readonly prefix: string
  readonly rewritePrefix: string
  readonly upstream: string
  readonly timeoutMs: number
}

/**
 * Forwards the page's calls to a service, without cookies: services accept only bearer tokens.
 */
async function forward(app: FastifyInstance, { timeoutMs, ...proxied }: Forwarding): Promise<void> {
  await app.register(httpProxy, {
    ...proxied,
    http: { requestOptions: { timeout: timeoutMs } },
    replyOptions: {
      rewriteRequestHeaders: ({ id }, { cookie, ...headers }) => ({ ...headers, [CORRELATION_HEADER]: id }),
      // The page retries once, so the proxy does not: each attempt would become eleven.
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

/** Proxies to the product API and, if there is one, to the release service. */
export async function serviceProxies(
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs: timeoutMs, releaseServiceUrl, portal }: HostSettings,
): Promise<void> {
  await forward(app, { upstream: apiUrl, prefix: portal.apiBase, rewritePrefix: '', timeoutMs })
  if (releaseServiceUrl === undefined) return
  await forward(app, {
    upstream: releaseServiceUrl,
    prefix: RELEASE_SERVICE,
    rewritePrefix: '/v1',
    timeoutMs,
  })
}
