import { basename, join, relative } from 'node:path'
import { backendOf } from '@portal/build/src/backend-of.ts'
import { repository } from '@portal/build/src/workspace.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import type { StackSettings } from './stack-settings.ts'
import type { StartServer } from './supervision/server-process.ts'

interface Stoppable {
  stop(): Promise<void>
}

async function plannedBackends(applications: readonly string[]) {
  const planned = []
  for (const folder of applications) {
    const file = backendOf(folder)
    if (file !== undefined) planned.push({ squad: basename(folder), file, port: await freePort() })
  }
  return planned
}

/** The backends of applications, each at a port of its own, beside those that the environment names. */
export async function stackBackends(applications: readonly string[], start: StartServer<Stoppable>) {
  const planned = await plannedBackends(applications)
  const running: Stoppable[] = []
  const own = planned.map(({ squad, port }) => `${squad}=http://localhost:${port}`)
  return {
    /** The setting of the portal host that leads calls to them. */
    setting: [process.env.SQUAD_BACKENDS ?? '', ...own].filter(Boolean).join(','),

    /** Starts them, and says where the page calls them. The portal runs without any that cannot start. */
    async start({ dataDirectory, apiPort, identityPort }: StackSettings): Promise<void> {
      for (const { squad, file, port } of planned) {
        const environment = {
          BACKEND_PORT: String(port),
          API_URL: `http://localhost:${apiPort}`,
          IDENTITY_ISSUER: `http://localhost:${identityPort}`,
        }
        const program = { name: `${squad}-backend`, file: relative(repository, file) }
        try {
          running.push(await start(program, environment, join(dataDirectory, 'logs')))
          console.info(`The backend of ${squad} answers at /api/x/${squad}`)
        } catch (error) {
          const why = error instanceof Error ? error.message : error
          console.error(
            `The backend of ${squad} could not start. Fix it, and start the portal again.\n\n${why}\n`,
          )
        }
      }
    },

    async stop(): Promise<void> {
      await Promise.all(running.map((backend) => backend.stop()))
    },
  }
}
