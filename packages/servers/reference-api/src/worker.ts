import { setFlagsFromString } from 'node:v8'
import { log } from '@portal/server-common/log.ts'
import { readSettings } from './settings.ts'
import { startTaskWorker } from './start-task-worker.ts'

// Tasks leave much garbage. By default, the heap grows to several times what is in use before it is collected.
setFlagsFromString('--heap-growing-percent=50')

try {
  const worker = await startTaskWorker(readSettings(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void worker.stop().finally(() => process.exit())
    })
  }
  log.info('ready', { message: 'Task worker ready' })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
