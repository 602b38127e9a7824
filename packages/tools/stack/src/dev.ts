import { basename } from 'node:path'
import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { DEVELOPMENT_BUNDLES, watchBundles } from '@portal/build/src/dev/watch-bundles.ts'
import { bundlePackages, developmentPackages } from '@portal/build/src/workspace.ts'
import { printWelcome } from './print-welcome.ts'
import { requireFreePorts } from './require-free-ports.ts'
import { stackBackends } from './stack-backends.ts'
import { stackSettings } from './stack-settings.ts'
import { startStack } from './start-stack.ts'
import { watchedServers } from './watched/watched-server.ts'

/** React is always built for development: production React cannot hot-reload components. */
const ALWAYS_FROM_SOURCE = 'shared-libraries'

const DEVELOPMENT_HOST = 'packages/servers/portal-host/src/development/main.ts'

/** The packages to build from source, and those to use as built. Throws an `Error` with a one-sentence message. */
function choose(names: readonly string[]) {
  const packages = developmentPackages()
  const known = packages.map((folder) => basename(folder))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`No package ${unknown} has a bundle. Choose from ${known.join(', ')}.`)
  const isFromSource = (folder: string) =>
    names.length === 0 || [...names, ALWAYS_FROM_SOURCE].includes(basename(folder))
  return {
    fromSource: packages.filter(isFromSource),
    asBuilt: bundlePackages().filter((folder) => !isFromSource(folder)),
  }
}

/** Rejects on Ctrl-C or a supervisor's signal. */
function untilAskedToEnd(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => reject(new Error('Stopped.')))
    }
  })
}

async function develop(): Promise<void> {
  const settings = stackSettings()
  const { fromSource, asBuilt } = choose(process.argv.slice(2))
  await requireFreePorts(settings)
  const end = untilAskedToEnd()
  const startWatchedServer = watchedServers()
  const backends = await stackBackends(fromSource, startWatchedServer)
  console.info(`Building ${fromSource.map((folder) => basename(folder)).join(', ')} from source …`)
  const bundles = await watchBundles(fromSource)
  const built = Promise.all([bundles.ready, buildBundles({ packages: asBuilt })]).then(() => undefined)
  try {
    const stack = await startStack(settings, {
      start: ({ name, file }, environment, logs) =>
        startWatchedServer(
          { name, file: name === 'portal-host' ? DEVELOPMENT_HOST : file },
          {
            ...environment,
            DEVELOPMENT_BUNDLES,
            DEVELOPMENT_NEWS: bundles.newsUrl,
            SQUAD_BACKENDS: backends.setting,
          },
          logs,
        ),
      built: Promise.race([built, end]),
      onStep: (step) => console.info(step),
    })
    try {
      await backends.start(settings)
      printWelcome(settings)
      await end.catch(() => undefined)
    } finally {
      await Promise.all([stack.stop(), backends.stop()])
    }
  } finally {
    await bundles.stop()
  }
}

develop().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : 'The portal could not be started.')
    process.exit(1)
  },
)
