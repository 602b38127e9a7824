import { hostname } from 'node:os'
import { HOST_STATUS_PATH, type ServedStatus } from '@portal/contract/releases/host-status.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import type { HostSettings } from './settings.ts'

/** The service forgets a host after six times this period. */
const EVERY_MS = 10_000
const TIMEOUT_MS = 5_000

/**
 * Reports to the release service how this host relates to the newest release, for the console and the command
 * line.
 */
export function reportHostStatus(
  app: FastifyInstance,
  { releases, port }: HostSettings,
  { status }: BundleDelivery,
): void {
  if (!releases?.healthReceiver || !status) return
  const { environment, healthReceiver } = releases
  const host = `${hostname()}:${port}`

  const send = (now: ServedStatus) =>
    fetch(healthReceiver.url + HOST_STATUS_PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${healthReceiver.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ environment, host, ...now }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  // The next report follows soon; the sender of health reports says that the service is unavailable.
  const trySend = () => void send(status()).catch(() => undefined)

  trySend()
  const timer = setInterval(trySend, EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
}
