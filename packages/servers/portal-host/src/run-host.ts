import { log } from '@portal/server-common/log.ts'
import { takenPort } from '@portal/server-common/taken-port.ts'
import type { FastifyInstance } from 'fastify'
import { type HostSettings, readSettings } from './settings.ts'

const sentenceOf = (error: unknown): string =>
  takenPort(error, 'portal host', 'PORTAL_PORT') ??
  (error instanceof Error ? error.message : 'The portal host could not start.')

/** Runs a host as this process, with settings from the environment, until it is stopped. */
export async function runHost(create: (settings: HostSettings) => Promise<FastifyInstance>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const { port } = settings
    const host = await create(settings)
    await host.listen({ port, host: settings.server.listenAddress })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void host.close().then(() => process.exit(0)))
    }
    log.info('ready', { message: `Portal host ready at http://localhost:${port}` })
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}
