import { log } from '../log.ts'
import { takenPort } from '../taken-port.ts'
import { readBackendSettings } from './backend-settings.ts'
import { createBackend } from './create-backend.ts'
import type { SquadBackend } from './squad-backend.ts'

const sentenceOf = (error: unknown, { squad }: SquadBackend): string =>
  takenPort(error, `backend of ${squad}`, 'BACKEND_PORT') ??
  (error instanceof Error ? error.message : `The backend of ${squad} could not start.`)

/**
 * Runs a squad's backend as this process, with settings from the environment, until it is stopped: it then finishes the
 * calls in progress.
 */
export async function runBackend(backend: SquadBackend): Promise<void> {
  try {
    const settings = readBackendSettings(process.env)
    const app = await createBackend(backend, settings)
    await app.listen({ port: settings.port, host: settings.server.listenAddress })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void app.close().then(() => process.exit(0)))
    }
    log.info('ready', { message: `Backend of ${backend.squad} ready at http://localhost:${settings.port}` })
  } catch (error) {
    console.error(sentenceOf(error, backend))
    process.exit(1)
  }
}
