import { createServer } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { freePort } from '@portal/server-common/free-port.ts'
import { requireFreePorts } from './require-free-ports.ts'
import type { StackSettings } from './stack-settings.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function takePort(): Promise<number> {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)))
  return port
}

const settingsWith = async (given: Partial<StackSettings>): Promise<StackSettings> => ({
  portalPort: await freePort(),
  identityPort: await freePort(),
  apiPort: await freePort(),
  releasePort: undefined,
  dataDirectory: '/nowhere',
  metricsPort: undefined,
  demoPassword: undefined,
  databaseUrl: undefined,
  ...given,
})

test('accepts free ports', async () => {
  await expect(requireFreePorts(await settingsWith({}))).resolves.toBeUndefined()
})

test('names the server that needs a port in use, and the variable', async () => {
  const identityPort = await takePort()
  await expect(requireFreePorts(await settingsWith({ identityPort }))).rejects.toThrow(
    `The identity provider needs port ${identityPort}, which is in use, perhaps by a running portal. Stop it, or set IDENTITY_PORT to another port.`,
  )
})

test('checks the metrics ports of all servers', async () => {
  const taken = await takePort()
  await expect(requireFreePorts(await settingsWith({ metricsPort: taken - 1 }))).rejects.toThrow(
    /^The metrics server of \S+ needs port \d+.* METRICS_PORT /,
  )
})

test('two servers do not get the same port', async () => {
  const port = await freePort()
  await expect(requireFreePorts(await settingsWith({ portalPort: port, apiPort: port }))).rejects.toThrow(
    `The portal host and the product API need port ${port}. Set PORTAL_PORT or API_PORT to another port.`,
  )
})
