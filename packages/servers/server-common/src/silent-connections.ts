import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Time for what is on its way over a connection just opened. */
const PATIENCE_MS = 500

/**
 * Browsers and balancers open connections before they need them, and a server that closes would wait for each. Gives
 * what ends, a moment later, those over which nothing was asked until then.
 */
export function silentConnections(server: Server): () => void {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return () => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, PATIENCE_MS).unref()
  }
}
