import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@portal/server-common/free-port.ts'

export const demoPassword = 'Correct-Horse-1'
export const portalOrigin = 'http://localhost:9000'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export interface TestServer {
  issuer: string
  /** The output so far. */
  output(): string
  stop(): Promise<void>
}

interface Ended {
  code: number | null
  output: string
}

/** Runs the program with these variables; pass `port` to restart at the same address. */
export function spawnServer(variables: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: packageFolder,
    env: { PATH: process.env.PATH, PORTAL_DEMO_PASSWORD: demoPassword, ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output }))
  return { child, ended, output: () => output }
}

export async function startTestServer(
  databaseUrl: string,
  variables: Record<string, string | undefined> = {},
): Promise<TestServer> {
  const port = variables.IDENTITY_PORT ?? String(await freePort())
  const { child, ended, output } = spawnServer({
    DATABASE_URL: databaseUrl,
    ...variables,
    IDENTITY_PORT: port,
  })
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output().includes('Identity provider ready') && resolve())
  })
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`The server ended: ${output()}`)
    }),
  ])
  return {
    issuer: `http://localhost:${port}`,
    output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
