import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Time for data on its way over a new connection. */
const TIMEOUT_MS = 500

/**
 * Browsers and balancers open connections in advance, and a closing server would wait for each. Returns a
 * function that, after a moment, closes those without any request.
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
    }, TIMEOUT_MS).unref()
  }
}
