import { deliveryOf } from './delivery-of.ts'
import { runHost } from './run-host.ts'
import { createHost } from './server.ts'

await runHost(async (settings) => createHost(settings, await deliveryOf(settings)))
