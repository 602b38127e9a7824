import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import { generate } from 'selfsigned'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A service whose certificate nobody has signed; counts the calls that it sees. */
async function startStranger() {
  let calls = 0
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createServer({ key, cert }, (_request, response) => {
    calls += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
  }
}

test('calls and their tokens do not reach a service whose certificate is not trusted', async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  cleanUps.push(() => jest.restoreAllMocks())
  const repository = createTestRepository()
  cleanUps.push(repository.remove)
  const stranger = await startStranger()
  const host = await startHost({ PORTAL_ROOT: repository.root, API_URL: stranger.url })
  cleanUps.push(host.close)
  const headers = { authorization: 'Bearer secret' }
  const { status } = await rawRequest(host.origin, '/api/tasks', { headers })
  expect([status, stranger.calls()]).toEqual([502, 0])
})
