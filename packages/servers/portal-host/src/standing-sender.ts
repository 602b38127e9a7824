import { hostname } from 'node:os'
import { STANDINGS, type Standing } from '@portal/contract/releases/standings.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import type { HostSettings } from './settings.ts'

/** The service forgets a host that says nothing for six times as long. */
const EVERY_MS = 10_000
const PATIENCE_MS = 5_000

/**
 * Tells the service of releases how this host stands to the newest release, so that console and command line know of every
 * host.
 */
export function tellStandings(
  app: FastifyInstance,
  { releases, port }: HostSettings,
  { standing }: BundleDelivery,
): void {
  if (!releases?.votes || !standing) return
  const { environment, votes } = releases
  const host = `${hostname()}:${port}`

  const send = (now: Standing) =>
    fetch(votes.url + STANDINGS, {
      method: 'POST',
      headers: { authorization: `Bearer ${votes.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ environment, host, ...now }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  // Said again soon; that the service is away is told where votes are kept for it.
  const trySend = () => void send(standing()).catch(() => undefined)

  trySend()
  const timer = setInterval(trySend, EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
}
