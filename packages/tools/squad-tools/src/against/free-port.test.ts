import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { requireFreePort } from './free-port.ts'

test('names a port in use, and does not occupy a free one', async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await expect(requireFreePort(port)).rejects.toThrow(
    `Port ${port} is in use. Choose another one with --port or DEVELOPMENT_PORT.`,
  )
  server.close()
  await once(server, 'close')
  await requireFreePort(port)
  await requireFreePort(port)
})
