import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { silentConnections } from './silent-connections.ts'

/** What a server that drains says when it is asked whether it is ready: not for more, though it still works. */
export const DRAINING = { status: 'draining' } as const

/**
 * Lets a server work on for a while when it is closed. Meanwhile it says that it is not ready, and asks with each answer
 * that the next request come over another connection, so that none arrives when it listens no longer. Gives whether
 * that has begun. The server must be made with `return503OnClosing: false`.
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
