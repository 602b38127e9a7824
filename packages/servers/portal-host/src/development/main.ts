import { runHost } from '../run-host.ts'
import { createHost } from '../server.ts'
import { developmentBundles } from './development-bundles.ts'
import { readDevelopmentSettings } from './development-settings.ts'

// A separate program, which only `npm run dev` starts: no setting turns the portal host into this one.
await runHost((settings) =>
  createHost(settings, developmentBundles(settings.root, readDevelopmentSettings(process.env))),
)
