import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { keepConnectionsOpen } from './lasting-connections.ts'

const server = createServer({ keepAliveTimeout: 50 }, (_request, response) => response.end())

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a server does not close a connection that was idle for longer than its timeout', async () => {
  keepConnectionsOpen()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const call = () => fetch(`http://127.0.0.1:${port}`)

  await call()
  const second = await call()
  expect(second.headers.get('keep-alive')).toBeNull()
})
