import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import { callsOfSquad } from '@portal/contract/squad-calls.ts'
import { log } from '@portal/server-common/log.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/**
 * Logs one line of JSON for each refused or failed call of the page, with the id that the page shows and that
 * the services log too, and the squad whose backend was called. Addresses and bodies are not logged.
 */
export function logFailedCalls(app: FastifyInstance, { portal, squadBackends }: HostSettings): void {
  const passedOn = [portal.apiBase, RELEASE_SERVICE]
  const squadOf = (url: string) =>
    squadBackends.find(({ squad }) => url.startsWith(`${callsOfSquad(squad)}/`))?.squad
  app.addHook('onResponse', async ({ url, method, id }, { statusCode: status, elapsedTime }) => {
    if (status < 400 || !passedOn.some((base) => url.startsWith(`${base}/`))) return
    log.info('call', { correlationId: id, squad: squadOf(url), method, status, ms: Math.round(elapsedTime) })
  })
}
