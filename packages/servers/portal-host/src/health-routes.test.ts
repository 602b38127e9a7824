import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

interface Part {
  readonly url: string
  readonly server: Server
  /** Addresses that were requested from it. */
  asked: string[]
  answer: RequestListener
}

const well: RequestListener = (_request, response) => response.end('{}')
const answering =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end()

async function startPart(): Promise<Part> {
  const server = createServer((request, response) => {
    part.asked.push(request.url ?? '')
    part.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const part: Part = { url: `http://127.0.0.1:${port}`, server, asked: [], answer: well }
  return part
}

const repository = createTestRepository()
let api: Part
let provider: Part
let host: Awaited<ReturnType<typeof startHost>>

beforeAll(async () => {
  ;[api, provider] = await Promise.all([startPart(), startPart()])
  host = await startHost({
    PORTAL_ROOT: repository.root,
    API_URL: api.url,
    IDENTITY_ISSUER: provider.url,
  })
})
beforeEach(() => {
  for (const part of [api, provider]) Object.assign(part, { asked: [], answer: well })
})
afterAll(async () => {
  await host.close()
  for (const { server } of [api, provider]) server.close().closeAllConnections()
  repository.remove()
})

const ready = async () => {
  const response = await fetch(`${host.origin}/health/ready`)
  return [response.status, await response.json()]
}

test('the host is ready when its dependencies are', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  expect([api.asked, provider.asked]).toEqual([['/health/ready'], ['/health/ready']])
})

test('names a dependency that reports itself unhealthy', async () => {
  api.answer = answering(503)
  expect(await ready()).toEqual([503, { status: 'unavailable', waitingFor: ['product API'] }])
  provider.answer = (request) => request.destroy()
  expect(await ready()).toEqual([
    503,
    { status: 'unavailable', waitingFor: ['product API', 'identity provider'] },
  ])
})

test('stays ready without the identity provider, and names it', async () => {
  provider.answer = answering(503)
  expect(await ready()).toEqual([200, { status: 'ready', waitingFor: ['identity provider'] }])
})

test('does not wait for a slow dependency', async () => {
  api.answer = () => undefined
  expect(await ready()).toEqual([503, { status: 'unavailable', waitingFor: ['product API'] }])
})

test('a draining dependency counts as available', async () => {
  api.answer = (_request, response) => response.writeHead(503).end('{"status":"draining"}')
  expect(await ready()).toEqual([200, { status: 'ready' }])
})

test('a hosted provider without such an address counts as available', async () => {
  provider.answer = answering(404)
  expect(await ready()).toEqual([200, { status: 'ready' }])
})

test('the process is live regardless of its dependencies', async () => {
  api.answer = answering(503)
  expect((await fetch(`${host.origin}/health/live`)).status).toBe(200)
})
