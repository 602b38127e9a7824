import type { FastifyInstance } from 'fastify'
import type { HostSettings } from './settings.ts'

/** A part that takes longer to say that it is well is not. */
const PATIENCE_MS = 2000

/** Whether a server answers and does not call itself unwell; one of another make may not know the address. */
async function isWell(origin: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(`${origin}/health/ready`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await body?.cancel()
    return status < 500
  } catch {
    return false
  }
}

/** `/health/live`: the process answers. `/health/ready`: what the page needs behind it does, too. */
export function serveHealth(app: FastifyInstance, { apiUrl, portal }: HostSettings): void {
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
    asking ??= missing().finally(() => {
      asking = undefined
    })
    const waitingFor = await asking
    reply.header('Cache-Control', 'no-store')
    return waitingFor.length === 0
      ? { status: 'ready' }
      : reply.status(503).send({ status: 'unavailable', waitingFor })
  })
}
