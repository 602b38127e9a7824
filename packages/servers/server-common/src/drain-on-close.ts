import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { silentConnections } from './silent-connections.ts'

/** The readiness of a draining server: not ready for more, though it still works. */
export const DRAINING = { status: 'draining' } as const

/**
 * Keeps a closing server running for a while. During that time it reports that it is not ready, and asks with
 * each answer that the next request use another connection, so that none arrives after it stops listening.
 * Returns a function that tells whether draining has started. The server needs `return503OnClosing: false`.
 */
export function drainOnClose(app: FastifyInstance, drainMs: number): () => boolean {
  let isDraining = false
  const endSilent = silentConnections(app.server)
  app.addHook('preClose', async () => {
    isDraining = true
    await delay(drainMs)
    endSilent()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return () => isDraining
}
