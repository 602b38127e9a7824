import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

/**
 * Lets no server of this process close an idle connection. Jest loads a test file in one go, so a call right after it
 * could be sent over a connection that the server closed in the meantime.
 */
export function keepConnectionsOpen(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    server.keepAliveTimeout = 0
  })
}
