import type { ServedStatus } from '@portal/contract/releases/host-status.ts'
import { DRAINING } from '@portal/server-common/drain-on-close.ts'
import { shareRunning } from '@portal/server-common/share-running.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/** A slower dependency counts as unhealthy. */
const TIMEOUT_MS = 2000

/**
 * Whether a server answers and does not report itself unhealthy; third-party ones may not know the address. A
 * draining server is healthy: it works until its balancer has switched to others.
 */
async function isWell(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health/ready`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    return answer.status < 500 || text === JSON.stringify(DRAINING)
  } catch {
    return false
  }
}

/**
 * `/health/live`: the process answers. `/health/ready`: the product API answers too; also reports whether the identity
 * provider does, and how the served release relates to the newest. A host whose provider is unreachable, or that
 * cannot follow releases, stays ready: signed-in people keep working, and without it nothing would be served.
 */
export function serveHealth(
  app: FastifyInstance,
  { apiUrl, identity }: HostSettings,
  isDraining: () => boolean,
  status?: () => ServedStatus,
): void {
  const ask = shareRunning(() => Promise.all([isWell(apiUrl), isWell(identity.provider.IDENTITY_ISSUER)]))

  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (isDraining()) return reply.status(503).send(DRAINING)
    const [isApiWell, isProviderWell] = await ask()
    const missing = [...(isApiWell ? [] : ['product API']), ...(isProviderWell ? [] : ['identity provider'])]
    const facts = { ...(missing.length > 0 && { waitingFor: missing }), release: status?.() }
    return isApiWell
      ? { status: 'ready', ...facts }
      : reply.status(503).send({ status: 'unavailable', ...facts })
  })
}
