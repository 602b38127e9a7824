import { createServer, type ServerResponse } from 'node:http'
import type { BuildNews } from './client/development-page.ts'
import { ELSEWHERE } from './client/elsewhere.ts'
import { answerFromElsewhere } from './files-elsewhere.ts'

/** Sent because idle connections are closed by proxies. */
const SIGN_OF_LIFE_MS = 10_000
/** How soon a page reconnects. */
const RETRY_MS = 300

const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', Connection: 'keep-alive' }

/**
 * Sends every build to open pages; new pages first get the current state of each bundle. Also serves files
 * that overrides name.
 */
export async function serveBuildNews() {
  const listeners = new Set<ServerResponse>()
  const latest = new Map<string, BuildNews>()
  const send = (listener: ServerResponse, news: BuildNews) =>
    listener.write(`data: ${JSON.stringify(news)}\n\n`)

  const server = createServer(({ url = '/' }, response) => {
    if (url.startsWith(ELSEWHERE)) return void answerFromElsewhere(url, response)
    response.writeHead(200, HEADERS).write(`retry: ${RETRY_MS}\n\n`)
    for (const news of latest.values()) send(response, news)
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const signs = setInterval(() => {
    for (const listener of listeners) listener.write(':\n\n')
  }, SIGN_OF_LIFE_MS)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    tell(news: BuildNews): void {
      // A page opened from now on gets the new tables.
      latest.set(news.bundle, { ...news, hasNewTables: false })
      for (const listener of listeners) send(listener, news)
    },
    close(): void {
      clearInterval(signs)
      server.close()
      server.closeAllConnections()
    },
  }
}
