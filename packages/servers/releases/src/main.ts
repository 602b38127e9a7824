import { createService } from './service/release-service.ts'
import { readSettings } from './service/settings.ts'

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The release service could not start.'
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port of the release service is taken. Stop the other program, or set RELEASE_PORT.'
  return error.message
}

try {
  const settings = readSettings(process.env)
  const service = await createService(settings)
  await service.listen({ port: settings.port, host: settings.server.listenAddress })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)))
  }
  console.info(`Release service ready at http://localhost:${settings.port}`)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
