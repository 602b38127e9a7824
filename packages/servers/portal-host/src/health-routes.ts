import type { Standing } from '@portal/contract/releases/standings.ts'
import { DRAINING } from '@portal/server-common/drain-on-close.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/** A slower dependency counts as unhealthy. */
const PATIENCE_MS = 2000

/**
 * Whether a server answers and does not report itself unhealthy; third-party ones may not know the address. A
 * draining server is healthy: it works until its balancer has switched to others.
 */
async function isWell(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health/ready`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    return answer.status < 500 || text === JSON.stringify(DRAINING)
  } catch {
    return false
  }
}

/**
 * `/health/live`: the process answers. `/health/ready`: its dependencies answer too; also reports how the
 * served release relates to the newest. A host that cannot follow stays ready: what it serves works, and
 * without it nothing would.
 */
export function serveHealth(
  app: FastifyInstance,
  { apiUrl, portal }: HostSettings,
  isDraining: () => boolean,
  standing?: () => Standing,
): void {
  const parts = new Map([
    ['product API', apiUrl],
    ['identity provider', portal.auth.issuer],
  ])
  let asking: Promise<string[]> | undefined

  /** Names of the unavailable dependencies. Concurrent calls share one check. */
  async function missing(): Promise<string[]> {
    const answers = [...parts].map(async ([name, origin]) => ((await isWell(origin)) ? [] : [name]))
    return (await Promise.all(answers)).flat()
  }

  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (isDraining()) return reply.status(503).send(DRAINING)
    asking ??= missing().finally(() => {
      asking = undefined
    })
    const waitingFor = await asking
    const release = standing?.()
    return waitingFor.length === 0
      ? { status: 'ready', release }
      : reply.status(503).send({ status: 'unavailable', waitingFor, release })
  })
}
