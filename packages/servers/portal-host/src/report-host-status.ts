import { hostname } from 'node:os'
import { HOST_STATUS_PATH, type HostStatusReport } from '@portal/contract/releases/host-status.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import type { SeenRoles } from './seen-roles.ts'
import type { HostSettings } from './settings.ts'

/** The service forgets a host after six times this period. */
const EVERY_MS = 10_000
const TIMEOUT_MS = 5_000

/**
 * Reports to the release service how this host relates to the newest release, for the console and the command
 * line, and what plans of releases need to know of it.
 */
export function reportHostStatus(
  app: FastifyInstance,
  { releases, port, squadBackends }: HostSettings,
  { bundles, roles }: { readonly bundles: BundleDelivery; readonly roles: SeenRoles },
): void {
  const { status } = bundles
  if (!releases?.healthReceiver || !status) return
  const { environment, healthReceiver } = releases
  const host = `${hostname()}:${port}`
  const backends = squadBackends.map(({ squad }) => squad)
  const report = (): HostStatusReport => ({ environment, host, ...status(), backends, roles: roles.all() })
  const send = () =>
    fetch(healthReceiver.url + HOST_STATUS_PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${healthReceiver.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(report()),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  // The next report follows soon; the sender of health reports says that the service is unavailable.
  const trySend = () => void send().catch(() => undefined)

  trySend()
  const timer = setInterval(trySend, EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
}
