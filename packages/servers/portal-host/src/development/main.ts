import { runHost } from '../run-host.ts'
import { createHost } from '../server.ts'
import { developmentBundles } from './development-bundles.ts'
import { readDevelopmentSettings } from './development-settings.ts'

// A program of its own, which only `npm run dev` starts: no setting turns the portal's host into this one.
await runHost((settings) =>
  createHost(settings, developmentBundles(settings.root, readDevelopmentSettings(process.env))),
)
