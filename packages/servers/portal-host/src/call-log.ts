import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/**
 * Writes one line of JSON for each call of the page that was refused or failed, under the id that the page shows and
 * that the product API and the service of releases have, too. Neither addresses nor bodies are kept.
 */
export function logFailedCalls(app: FastifyInstance, { portal }: HostSettings): void {
  const passedOn = [portal.apiBase, RELEASE_SERVICE]
  app.addHook('onResponse', async ({ url, method, id }, { statusCode: status, elapsedTime }) => {
    if (status < 400 || !passedOn.some((base) => url.startsWith(`${base}/`))) return
    const ms = Math.round(elapsedTime)
    console.info(
      JSON.stringify({
        time: new Date().toISOString(),
        event: 'call',
        correlationId: id,
        method,
        status,
        ms,
      }),
    )
  })
}
