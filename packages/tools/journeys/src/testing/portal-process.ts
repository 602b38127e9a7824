import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@portal/server-common/free-port.ts'

interface Program {
  /** The repository to run. */
  readonly root: string
  /** A file of it, and its arguments. */
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** A different Node from the one that runs this. */
  readonly program?: string
}

export interface PortalProcess {
  readonly url: string
  readonly apiUrl: string
  readonly identityUrl: string
  /** The port on which an application can run from source inside the portal. */
  readonly developmentPort: number
  /** Where its servers write their logs. */
  readonly logs: string
  /** Folder with all its data. */
  readonly data: string
  /** Stops the portal and removes its data. */
  stop(): Promise<void>
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('Portal ready at ')) resolve()
      })
    }
    child.once('exit', () => reject(new Error('The portal exited before it was ready.')))
  })
}

/** Starts a separate portal on free ports, with its own data, and waits until it is ready. */
export async function startPortalProcess(started: Program): Promise<PortalProcess> {
  const { root, command, environment, program = process.execPath } = started
  const [portal, identity, api, development] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const data = mkdtempSync(join(tmpdir(), 'portal-journeys-'))
  const child = spawn(program, ['--import', 'tsx', ...command], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PORTAL_PORT: String(portal),
      IDENTITY_PORT: String(identity),
      API_PORT: String(api),
      PORTAL_DATA_DIR: data,
      DEVELOPMENT_ORIGINS: `http://localhost:${development}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await whenReady(child)
  return {
    url: `http://localhost:${portal}`,
    apiUrl: `http://localhost:${api}`,
    identityUrl: `http://localhost:${identity}`,
    developmentPort: development,
    logs: join(data, 'logs'),
    data,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
