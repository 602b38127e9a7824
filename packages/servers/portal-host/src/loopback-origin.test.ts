import { expect, test } from '@jest/globals'
import { loopbackOrigin } from './loopback-origin.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const LOCAL = 'http://localhost:9000'

test.each([
  ['by number', LOCAL, '127.0.0.1:9000', LOCAL],
  ['by its number of IPv6', LOCAL, '[::1]:9000', LOCAL],
  [
    'by name, if the number is configured',
    'http://127.0.0.1:9000',
    'localhost:9000',
    'http://127.0.0.1:9000',
  ],
  ['as configured', LOCAL, 'localhost:9000', undefined],
  ['through another port', LOCAL, '127.0.0.1:9100', undefined],
  ['behind a proxy that rewrites the host', 'https://portal.example', '127.0.0.1', undefined],
  ['under the name of another machine', LOCAL, 'portal.example:9000', undefined],
  ['with a malformed host', LOCAL, 'a b', undefined],
  ['without a configured origin', undefined, '127.0.0.1:9000', undefined],
])('a browser that reached the host %s', (_how, origin, host, expected) => {
  expect(loopbackOrigin(origin, host)).toBe(expected)
})

test('leads to the same page under the configured name', async () => {
  const repository = createTestRepository()
  const host = await startHost({ PORTAL_ROOT: repository.root, PORTAL_ORIGIN: LOCAL })
  const { headers } = await rawRequest(host.origin, '/tasks?page=2', { headers: { host: '127.0.0.1:9000' } })
  expect(headers.location).toBe(`${LOCAL}/tasks?page=2`)
  await host.close()
  repository.remove()
})
