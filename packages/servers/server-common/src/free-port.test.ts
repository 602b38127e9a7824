import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { freePort, isFreePort } from './free-port.ts'

test('gives a different port to each of those who ask at the same time', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(200)
})

test('gives no port that the system may give to a connection', async () => {
  for (let count = 0; count < 50; count += 1) expect(await freePort()).toBeLessThan(32_768)
})

test('tells a port that is taken from one that is free', async () => {
  const port = await freePort()
  expect(await isFreePort(port)).toBe(true)
  const server = createServer().listen(port, 'localhost')
  await once(server, 'listening')
  expect(await isFreePort(port)).toBe(false)
  server.close()
})
