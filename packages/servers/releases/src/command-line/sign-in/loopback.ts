import { once } from 'node:events'
import { createServer } from 'node:http'
import { ReleaseError } from '../../release-error.ts'

/** How long somebody may take to sign in. */
const PATIENCE_MS = 5 * 60_000

const CALLBACK = '/callback'

/** Waits on a port of this machine for the browser to come back from the provider. */
export async function listenForReturn() {
  let come: (address: URL) => void
  const returned = new Promise<URL>((resolve) => {
    come = resolve
  })
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, origin())
    if (pathname !== CALLBACK) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.setHeader('connection', 'close')
    response.end('The command line goes on. You can close this page.')
    come(new URL(url, origin()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function origin(): string {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }

  return {
    address: origin() + CALLBACK,
    /** The address that the provider sent the browser to. Fails when nobody has come in time. */
    async returned(): Promise<URL> {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new ReleaseError('denied', 'Nobody signed in. Start login again.')),
          PATIENCE_MS,
        )
      })
      return Promise.race([returned, late]).finally(() => {
        clearTimeout(timer)
        server.close()
      })
    },
  }
}
