import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

interface Program {
  /** The repository to run. */
  readonly root: string
  /** A file of it, and its arguments. */
  readonly command: readonly string[]
}

export interface PortalProcess {
  readonly url: string
  readonly apiUrl: string
  /** Where an application may be shown from source inside of it. */
  readonly developmentPort: number
  /** Where its servers write their logs. */
  readonly logs: string
  /** Ends the portal and removes its data. */
  stop(): Promise<void>
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('Portal ready at ')) resolve()
      })
    }
    child.once('exit', () => reject(new Error('The portal ended before it was ready.')))
  })
}

/** Starts a portal of its own, on free ports and with data of its own, and waits until it is ready. */
export async function startPortalProcess({ root, command }: Program): Promise<PortalProcess> {
  const [portal, identity, api, development] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-journeys-'))
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PORTAL_PORT: String(portal),
      IDENTITY_PORT: String(identity),
      API_PORT: String(api),
      PORTAL_DATA_DIR: dataDirectory,
      DEVELOPMENT_ORIGINS: `http://localhost:${development}`,
      // Tests that run at the same time are one operator to the API, and one address to the provider.
      CALLS_PER_SECOND: '1000',
      SIGN_INS_PER_MINUTE: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await whenReady(child)
  return {
    url: `http://localhost:${portal}`,
    apiUrl: `http://localhost:${api}`,
    developmentPort: development,
    logs: join(dataDirectory, 'logs'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
