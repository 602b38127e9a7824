import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readDemoSettings } from '@portal/demo-data/demo-settings.ts'
import { prepareDemoDatabase } from '@portal/demo-data/prepare-demo-database.ts'
import { testSettings } from '@portal/reference-api/testing/test-settings.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { demoPassword } from './test-server.ts'

const surface = createRequire(import.meta.url).resolve('@portal/reference-api/embedded-postgres.ts')
const packageFolder = join(dirname(surface), '..', '..')

interface ApiAnswer {
  status: number
  /** The parsed answer; empty without a body. */
  body: Record<string, unknown>
}

export interface StartedApi {
  url: string
  call(method: string, path: string, accessToken: string, body?: object): Promise<ApiAnswer>
  stop(): Promise<void>
}

/** Runs the product API with its demo data, as a separate program, for tokens of `issuer`. */
export async function startApi(databaseUrl: string, issuer: string, directory: string): Promise<StartedApi> {
  // Invitations expire a few days after the demo's date, so it must be today.
  const demo = { ...readDemoSettings({}), dpas: 0 }
  await prepareDemoDatabase({ ...testSettings(databaseUrl), issuer, storage: { directory } }, demo)
  const port = await freePort()
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: packageFolder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      IDENTITY_ISSUER: issuer,
      STORAGE_DIR: directory,
      PORTAL_DEMO_PASSWORD: demoPassword,
    },
  })
  const ended = once(child, 'close')
  let output = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('ready at')) resolve()
      })
    }
  })
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`The API ended: ${output}`)
    }),
  ])
  return {
    url: `http://localhost:${port}`,
    async call(method, path, accessToken, body) {
      const response = await fetch(`http://localhost:${port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'idempotency-key': crypto.randomUUID(),
          ...(body && { 'content-type': 'application/json;version=4' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
