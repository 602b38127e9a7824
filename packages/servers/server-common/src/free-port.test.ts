import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { freePort, isFreePort } from './free-port.ts'

test('gives concurrent callers different ports', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(200)
})

test('gives no ephemeral port', async () => {
  for (let count = 0; count < 50; count += 1) expect(await freePort()).toBeLessThan(32_768)
})

test('distinguishes a used port from a free one', async () => {
  const port = await freePort()
  expect(await isFreePort(port)).toBe(true)
  const server = createServer().listen(port, 'localhost')
  await once(server, 'listening')
  expect(await isFreePort(port)).toBe(false)
  server.close()
})
