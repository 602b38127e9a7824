import { log } from '@portal/server-common/log.ts'
import { takenPort } from '@portal/server-common/taken-port.ts'
import { createService } from './service/release-service.ts'
import { readSettings } from './service/settings.ts'

const sentenceOf = (error: unknown): string =>
  takenPort(error, 'release service', 'RELEASE_PORT') ??
  (error instanceof Error ? error.message : 'The release service could not start.')

try {
  const settings = readSettings(process.env)
  const service = await createService(settings)
  await service.listen({ port: settings.port, host: settings.server.listenAddress })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)))
  }
  log.info('ready', { message: `Release service ready at http://localhost:${settings.port}` })
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
