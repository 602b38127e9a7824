import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

interface Source {
  /** Where the portal's product API is, with the account. */
  readonly api: string
  readonly accessToken: string
}

const HTML =
  '<!doctype html><html lang="en"><title>Floor</title><div id="root"></div><script defer src="/floor.js"></script>'
const ROWS = '/subjects?category=business&page=1&pageSize=10'

async function scriptOf(): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [new URL('bare-list.tsx', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? '')
}

/** Serves a bare React page with the same rows from the same API: no page with a list can be faster. */
export async function startFloor({ api, accessToken }: Source) {
  const script = await scriptOf()
  const headers = { Accept: 'application/json;version=4', Authorization: `Bearer ${accessToken}` }
  async function ask(path: string): Promise<Response> {
    const response = await fetch(api + path, { headers })
    if (response.status !== 429) return response
    // A fast machine makes more calls per second than the API accepts from one operator.
    await sleep(1000 * Number(response.headers.get('retry-after')))
    return ask(path)
  }
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/floor.js') {
      response.setHeader('Content-Type', 'text/javascript')
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      return response.end(script)
    }
    const [, kind, id] = url.split('/')
    if (kind === 'rows' || kind === 'row') {
      const rows = await ask(kind === 'rows' ? ROWS : `/subjects/${id}`)
      response.setHeader('Content-Type', 'application/json')
      return response.end(await rows.text())
    }
    response.setHeader('Content-Type', 'text/html')
    return response.end(HTML)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
