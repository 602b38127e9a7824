import { buildBundles } from '@portal/tooling/src/build-bundles.ts'
import { releaseNotice } from '@portal/tooling/src/release/released-versions.ts'
import { bundlePackages, serverPackages } from '@portal/tooling/src/workspace.ts'
import { requireFreePorts } from './free-ports.ts'
import { printWelcome } from './print-welcome.ts'
import { startServer } from './server-process.ts'
import { stackSettings } from './stack-settings.ts'
import { startStack } from './start-stack.ts'

async function start(): Promise<void> {
  const settings = stackSettings()
  await requireFreePorts(settings)
  await buildBundles({ packages: serverPackages() })
  const stack = await startStack(settings, {
    start: startServer,
    built: buildBundles({ packages: bundlePackages() }),
    onStep: (step) => console.info(step),
  })

  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    await stack.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  for (const { name, child, logFile } of stack.servers) {
    child.once('exit', () => {
      if (stopping) return
      console.error(
        `The ${name} ended; ${logFile} may say why. Everything is stopped; start again with npm start.`,
      )
      void stop(1)
    })
  }

  const notice = releaseNotice(bundlePackages())
  if (notice) console.info(notice)
  printWelcome(settings)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The portal could not be started.')
  process.exit(1)
})
