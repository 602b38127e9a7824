import type { AddressInfo } from 'node:net'
import { deliveryOf } from '../delivery-of.ts'
import { createHost } from '../server.ts'
import { readSettings } from '../settings.ts'

/** A host on a free port, with settings as in the environment. */
export async function startHost(environment: Record<string, string>) {
  const settings = readSettings({ IDENTITY_DISCOVERY: 'off', ...environment })
  const host = await createHost(settings, await deliveryOf(settings))
  await host.listen({ port: 0, host: '127.0.0.1' })
  const { port } = host.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => host.close() }
}
