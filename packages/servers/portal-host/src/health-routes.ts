import type { Standing } from '@portal/contract/releases/standings.ts'
import { DRAINING } from '@portal/server-common/drain-on-close.ts'
import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/** A part that takes longer to say that it is well is not. */
const PATIENCE_MS = 2000

/**
 * Whether a server answers and does not call itself unwell; one of another make may not know the address. One that
 * drains is well: it works on until its balancer has turned to the others.
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
 * `/health/live`: the process answers. `/health/ready`: what the page needs behind it does, too, and how the served
 * release stands to the newest. A host that cannot follow stays ready: what it serves works, and without it nothing would.
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

  /** Names of the parts that do not answer. However many ask at once, each part is asked once. */
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
