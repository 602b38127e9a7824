import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

const repository = resolve(__dirname, '../../../..')

/** What the tests and the end of the run need to know of the started portal. */
export interface RunningPortal {
  readonly child: ChildProcess
  readonly dataDirectory: string
}

declare global {
  var runningPortal: RunningPortal | undefined
}

/** Starts the portal as `npm start` does, on free ports and with data of its own. */
export default async function startPortal(): Promise<void> {
  const [portal, identity, api] = await Promise.all([freePort(), freePort(), freePort()])
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-journeys-'))
  process.env.PORTAL_URL = `http://localhost:${portal}`
  process.env.PORTAL_API_URL = `http://localhost:${api}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/stack/start.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PORTAL_PORT: String(portal),
      IDENTITY_PORT: String(identity),
      API_PORT: String(api),
      PORTAL_DATA_DIR: dataDirectory,
      // Tests that run at the same time are one operator to the API.
      CALLS_PER_SECOND: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  globalThis.runningPortal = { child, dataDirectory }
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Portal ready at ')) resolve()
    })
    child.once('exit', () => reject(new Error('The portal ended before it was ready.')))
  })
}
