import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 100

export interface Balancer {
  readonly url: string
  /** Resolves when this many servers are ready. */
  untilReady(count: number): Promise<void>
  stop(): Promise<void>
}

const isReady = (port: number, agent: Agent) =>
  new Promise<boolean>((resolve) => {
    get({ port, path: '/health/ready', agent }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    }).once('error', () => resolve(false))
  })

/**
 * Forwards calls to the ready servers in turn, over persistent connections. It retries no call, so that tests
 * notice what a server drops.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  let hasEnded = false
  let turn = 0

  async function watch(server: number): Promise<void> {
    while (!hasEnded) {
      if (await isReady(server, agent)) ready.add(server)
      else ready.delete(server)
      await delay(POLL_MS)
    }
  }

  function pass(call: IncomingMessage, response: ServerResponse): void {
    turn += 1
    const { method, url: path, headers } = call
    const passed = request(
      { port: [...ready][turn % ready.size] ?? 0, method, path, headers, agent },
      (received) => {
        const { connection, ...kept } = received.headers
        response.writeHead(received.statusCode ?? 502, kept)
        received.pipe(response)
      },
    )
    passed.once('error', ({ message }) => response.writeHead(502).end(message))
    call.pipe(passed)
  }

  const balancer = createServer(pass)
  balancer.keepAliveTimeout = 0
  await new Promise<void>((resolve) => balancer.listen(port, '127.0.0.1', resolve))
  const watching = servers.map(watch)
  return {
    url: `http://127.0.0.1:${port}`,
    untilReady: async (count) => {
      while (ready.size < count) await delay(POLL_MS)
    },
    stop: async () => {
      hasEnded = true
      await Promise.all(watching)
      agent.destroy()
      balancer.closeAllConnections()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}
