import { fileURLToPath } from 'node:url'
import { freePort } from '@portal/server-common/free-port.ts'
import { runProgram } from '@portal/server-common/testing/run-program.ts'

export const demoPassword = 'Correct-Horse-1'
export const portalOrigin = 'http://localhost:9000'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export interface TestServer {
  issuer: string
  /** The output so far. */
  output(): string
  stop(): Promise<void>
}

/** Runs the program with these variables; pass `port` to restart at the same address. */
export const spawnServer = (variables: Record<string, string | undefined>) =>
  runProgram(['--enable-source-maps', 'dist/main.js'], {
    cwd: packageFolder,
    env: { PORTAL_DEMO_PASSWORD: demoPassword, ...variables },
  })

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
