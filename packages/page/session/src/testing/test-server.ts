import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SeenRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A response; `cut` breaks the connection after the start of the body, `dead` before any response. */
export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent unchanged when a string, as JSON otherwise. */
  readonly body?: unknown
  readonly fault?: 'cut' | 'dead'
}

export type Answering = (request: SeenRequest) => Answer | Promise<Answer>

/** A real HTTP server on the loopback that responds as configured and records its requests. */
export class TestServer {
  readonly requests: SeenRequest[] = []
  answer: Answering = () => ({ status: 404 })
  readonly #server: Server

  constructor() {
    this.#server = createServer(async (incoming, response) => {
      const { method = '', url: path = '', headers } = incoming
      const request = { method, path, headers, body: await text(incoming) }
      this.requests.push(request)
      const { status = 200, headers: given, body, fault } = await this.answer(request)
      if (fault === 'dead') return void incoming.socket.destroy()
      const content = typeof body === 'string' ? body : JSON.stringify(body)
      if (fault === 'cut') {
        response.writeHead(status, { ...given, 'Content-Length': (content?.length ?? 0) + 100 })
        return void response.write(content, () => incoming.socket.destroy())
      }
      response.writeHead(status, { 'Content-Type': 'application/json', ...given }).end(content)
    })
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  /** Requests to addresses with this prefix. */
  to(path: string): SeenRequest[] {
    return this.requests.filter((request) => request.path.startsWith(path))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
