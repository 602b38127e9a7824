import { log } from '@portal/server-common/log.ts'
import { takenPort } from '@portal/server-common/taken-port.ts'
import { readSettings } from './settings.ts'
import { startApi } from './start-api.ts'

const sentenceOf = (error: unknown): string =>
  takenPort(error, 'product API', 'API_PORT') ?? (error instanceof Error ? error.message : String(error))

try {
  const api = await startApi(readSettings(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void api.stop().finally(() => process.exit())
    })
  }
  log.info('ready', { message: `Product API ready at ${api.address}` })
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
