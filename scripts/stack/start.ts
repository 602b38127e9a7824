import { join } from 'node:path'
import { buildBundles } from '@portal/tooling/src/build-bundles.ts'
import { stackSettings } from './stack-settings.ts'
import { startStack } from './start-stack.ts'

const ROLES = ['admin', 'users', 'onboarding', 'editor', 'reviewer', 'risk', 'care', 'viewer']

async function start(): Promise<void> {
  const settings = stackSettings()
  const stack = await startStack(settings, {
    built: buildBundles(),
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

  console.info(`Portal ready at http://localhost:${settings.portalPort}`)
  console.info(`\nSign in with the password ${settings.demoPassword} as one of`)
  for (const role of ROLES) console.info(`  ${role}@program.example`)
  console.info('  suspended@program.example shows what a suspended user sees')
  console.info(`\nLogs are in ${join(settings.dataDirectory, 'logs')}. Stop with Ctrl-C; the data stays.`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The portal could not be started.')
  process.exit(1)
})
