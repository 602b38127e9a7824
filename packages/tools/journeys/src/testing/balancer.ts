import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const CHECK_INTERVAL_MS = 100

export interface Balancer {
  readonly url: string
  /** Resolves when so many of the servers are ready. */
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
 * Leads each call to one of those servers that call themselves ready, in turn, over connections that it keeps. It tries
 * no call a second time: what a server breaks off is seen.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  let isOver = false
  let turn = 0

  async function watch(server: number): Promise<void> {
    while (!isOver) {
      if (await isReady(server, agent)) ready.add(server)
      else ready.delete(server)
      await delay(CHECK_INTERVAL_MS)
    }
  }

  function pass(call: IncomingMessage, answer: ServerResponse): void {
    turn += 1
    const { method, url: path, headers } = call
    const passed = request(
      { port: [...ready][turn % ready.size] ?? 0, method, path, headers, agent },
      (given) => {
        const { connection, ...kept } = given.headers
        answer.writeHead(given.statusCode ?? 502, kept)
        given.pipe(answer)
      },
    )
    passed.once('error', ({ message }) => answer.writeHead(502).end(message))
    call.pipe(passed)
  }

  const balancer = createServer(pass)
  balancer.keepAliveTimeout = 0
  await new Promise<void>((resolve) => balancer.listen(port, '127.0.0.1', resolve))
  const watching = servers.map(watch)
  return {
    url: `http://127.0.0.1:${port}`,
    untilReady: async (count) => {
      while (ready.size < count) await delay(CHECK_INTERVAL_MS)
    },
    stop: async () => {
      isOver = true
      await Promise.all(watching)
      agent.destroy()
      balancer.closeAllConnections()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}
