import { lookup } from 'node:dns/promises'
import { createServer, type RequestListener, type Server } from 'node:http'

/** Serves on every address of `localhost`: callers choose IPv4 or IPv6 as they like. */
export async function listen(handler: RequestListener, port: number): Promise<Server[]> {
  const addresses = await lookup('localhost', { all: true })
  const unique = [...new Set(addresses.map(({ address }) => address))]
  return Promise.all(unique.map((address) => listenAt(handler, port, address)))
}

function listenAt(handler: RequestListener, port: number, address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop the program that uses it, or set IDENTITY_PORT.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, address, () => resolve(server))
  })
}

/** Lets requests under way end, and takes no more. */
export async function close(servers: Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
}
