import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Options {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
}

/** A request with its path exactly as written; `fetch` would normalize it. */
export function rawRequest(
  origin: string,
  path: string,
  { method, headers, body }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: await buffer(response) })
    })
    sent.once('error', reject).end(body)
  })
}
