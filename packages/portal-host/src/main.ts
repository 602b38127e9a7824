import { builtBundles } from './bundle-delivery.ts'
import { runHost } from './run-host.ts'
import { createHost } from './server.ts'

await runHost(async (settings) => createHost(settings, await builtBundles(settings.root)))
