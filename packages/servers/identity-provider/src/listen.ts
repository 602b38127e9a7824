import { lookup } from 'node:dns/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { headerTimes } from '@portal/server-common/http/request-times.ts'
import { silentConnections } from '@portal/server-common/silent-connections.ts'
import { takenPort } from '@portal/server-common/taken-port.ts'

/** Longer than balancers keep an idle connection, so that none is closed as the next request arrives. */
const KEEP_ALIVE_MS = 72_000

interface Listening {
  readonly server: Server
  endSilent(): void
}

/** Listens on every address of a name such as `localhost`: callers may use IPv4 or IPv6. */
export async function listen(handler: RequestListener, port: number, name: string): Promise<Listening[]> {
  const addresses = await lookup(name, { all: true })
  const unique = [...new Set(addresses.map(({ address }) => address))]
  return Promise.all(unique.map((address) => listenAt(handler, port, address)))
}

function listenAt(handler: RequestListener, port: number, address: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createServer(headerTimes, handler)
    server.keepAliveTimeout = KEEP_ALIVE_MS
    const endSilent = silentConnections(server)
    server.once('error', (error) => {
      const taken = takenPort(error, 'identity provider', 'IDENTITY_PORT')
      reject(taken === undefined ? error : new Error(taken))
    })
    server.listen(port, address, () => resolve({ server, endSilent }))
  })
}

/** Finishes the requests in flight and accepts no more. */
export async function close(servers: readonly Listening[]): Promise<void> {
  const closing = ({ server, endSilent }: Listening) =>
    new Promise((resolve) => {
      endSilent()
      server.close(resolve)
    })
  await Promise.all(servers.map(closing))
}
