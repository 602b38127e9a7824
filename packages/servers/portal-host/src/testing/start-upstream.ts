import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Seen {
  readonly request: IncomingMessage
  readonly body: string
}

/** Starts a service that a host forwards calls to. It records them and answers `{}`, or what a test sets. */
export async function startUpstream() {
  let seen: Seen[] = []
  const usual: RequestListener = (_request, response) => response.end('{}')
  let answer = usual
  const server = createServer(async (request, response) => {
    seen.push({ request, body: await text(request) })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen: (): readonly Seen[] => seen,
    answerWith(listener: RequestListener): void {
      answer = listener
    },
    /** Forgets the calls and what was set, and ends those still waiting for an answer. */
    reset(): void {
      seen = []
      answer = usual
      server.closeAllConnections()
    },
    close: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  }
}
