import { connect, createServer, type Socket } from 'node:net'

interface FreezingProxy {
  /** The address of the database through this proxy. */
  readonly url: string
  /** From now on, existing connections pass nothing, without notice to either end. New ones work. */
  freeze(): void
  stop(): void
}

/** Where a database listens. */
export function targetOf(url: URL) {
  const folder = url.searchParams.get('host')
  return folder ? { path: `${folder}/.s.PGSQL.${url.port}` } : { host: url.hostname, port: Number(url.port) }
}

/** A proxy to a database that can fall silent, as when a machine or network disappears. */
export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(targetOf(target))
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    freeze: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    stop: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
