import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/**
 * Writes one line of JSON for each call of the page that was refused or failed, under the id that the page shows and
 * that the product API has, too. Neither addresses nor bodies are kept.
 */
export function logFailedCalls(app: FastifyInstance, { portal }: HostSettings): void {
  app.addHook('onResponse', async ({ url, method, id }, { statusCode: status, elapsedTime }) => {
    if (status < 400 || !url.startsWith(`${portal.apiBase}/`)) return
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
