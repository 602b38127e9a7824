import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { drainOnClose } from './drain-on-close.ts'
import { requestTimes } from './http/request-times.ts'

const DRAIN_MS = 300
/** Longer than Fastify waits by default. */
const LONG_DRAIN_MS = 10_500

/** Over one kept connection, like a balancer. */
function ask(url: string, agent: Agent) {
  return new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.setEncoding('utf8').once('data', (text: string) => {
        resolve({ text, connection: response.headers.connection })
      })
    }).once('error', reject)
  })
}

test('a closing server reports that, keeps answering, and closes the connections of its answers', async () => {
  const app = Fastify({ return503OnClosing: false })
  const isDraining = drainOnClose(app, DRAIN_MS)
  app.get('/', async () => (isDraining() ? 'draining' : 'ready'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  expect(await ask(url, agent)).toEqual({ text: 'ready', connection: 'keep-alive' })
  const closed = app.close()
  expect(await ask(url, agent)).toEqual({ text: 'draining', connection: 'close' })
  await closed
  await expect(ask(url, agent)).rejects.toThrow('ECONNREFUSED')
})

test('a server can take longer than ten seconds to close', async () => {
  const app = Fastify(requestTimes)
  drainOnClose(app, LONG_DRAIN_MS)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const before = performance.now()
  await app.close()
  expect(performance.now() - before).toBeGreaterThan(LONG_DRAIN_MS - 100)
}, 20_000)

test('an unused connection does not delay the end', async () => {
  const app = Fastify()
  drainOnClose(app, 0)
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => app.server.once('connection', resolve))
  await app.close()
  await ended
})
