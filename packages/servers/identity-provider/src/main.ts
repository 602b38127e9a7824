import './runtime-notice.ts'
import { log } from '@portal/server-common/log.ts'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const server = await startServer(settings)
  log.info('ready', { message: `Identity provider ready at ${settings.issuer}` })
  const stop = () => {
    // A terminal and a supervisor may both send a signal; the first one counts.
    for (const signal of signals) process.off(signal, stop).on(signal, () => undefined)
    server.stop().then(() => process.exit(), fail)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
