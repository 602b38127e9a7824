import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { releaseNotice } from '@portal/build/src/release/released-versions.ts'
import { bundlePackages, serverPackages } from '@portal/build/src/workspace.ts'
import { printWelcome } from './print-welcome.ts'
import { requireFreePorts } from './require-free-ports.ts'
import { stackBackends } from './stack-backends.ts'
import { stackReleases } from './stack-releases.ts'
import { stackSettings } from './stack-settings.ts'
import { startStack } from './start-stack.ts'
import { keepRunning } from './supervision/keep-running.ts'
import { logFileOf, type StartServer, startServer } from './supervision/server-process.ts'

/** A server that restarts when it exits. */
const startKeptServer: StartServer<{ stop(): Promise<void> }> = (program, environment, logs) =>
  keepRunning({
    name: program.name,
    logFile: logFileOf(program.name, logs),
    start: () => startServer(program, environment, logs),
    log: (message) => console.error(message),
  })

async function start(): Promise<void> {
  const settings = stackSettings()
  await requireFreePorts(settings)
  await buildBundles({ packages: serverPackages() })
  const backends = await stackBackends(bundlePackages(), startKeptServer)
  const stack = await startStack(settings, {
    start: (program, environment, logs) =>
      startKeptServer(program, { ...environment, SQUAD_BACKENDS: backends.setting }, logs),
    built: buildBundles({ packages: bundlePackages() }).then(() => stackReleases(settings)),
    onStep: (step) => console.info(step),
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all([stack.stop(), backends.stop()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

  await backends.start(settings)
  const notice = releaseNotice(bundlePackages())
  if (notice) console.info(notice)
  printWelcome(settings)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The portal could not be started.')
  process.exit(1)
})
