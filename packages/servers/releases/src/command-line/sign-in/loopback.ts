import { once } from 'node:events'
import { createServer } from 'node:http'
import { ReleaseError } from '../../release-error.ts'

/** Time limit for signing in. */
const TIMEOUT_MS = 5 * 60_000

const CALLBACK = '/callback'

/** Waits on a local port for the browser to return from the provider. */
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
    response.end('You can close this page and return to the command line.')
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
    /** The address that the provider sent the browser to. Rejects after the time limit. */
    async returned(): Promise<URL> {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new ReleaseError('denied', 'The sign-in timed out. Run login again.')),
          TIMEOUT_MS,
        )
      })
      return Promise.race([returned, late]).finally(() => {
        clearTimeout(timer)
        server.close()
      })
    },
  }
}
