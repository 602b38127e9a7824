import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@portal/server-common/free-port.ts'
import { PORTAL_URL, WORLD } from './world.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

/** Starts a second host of the portal, with different settings. The flag makes Chromium use it. */
export async function startSecondHost(environment: Readonly<Record<string, string>>) {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(repository, 'packages/servers/portal-host/src/main.ts')],
    {
      cwd: repository,
      env: {
        ...process.env,
        ...environment,
        PORTAL_PORT: String(port),
        API_URL: WORLD.apiUrl,
        IDENTITY_ISSUER: WORLD.identityUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((ready, fail) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', () => ready())
    child.once('exit', () => fail(new Error('The host exited before it was ready.')))
  })
  return {
    url: `http://localhost:${port}`,
    flag: `--host-resolver-rules=MAP ${new URL(PORTAL_URL).host} localhost:${port}`,
    stop: () =>
      new Promise<void>((ended) => {
        child.once('exit', () => ended())
        child.kill('SIGTERM')
      }),
  }
}
