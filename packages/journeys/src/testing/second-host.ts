import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { PORTAL_URL } from './browser.ts'
import { freePort } from './free-port.ts'

const repository = resolve(__dirname, '../../../..')

interface PortalConfig {
  readonly auth: { readonly issuer: string }
}

/** Where the identity provider of the portal under test is. */
export async function issuerOfPortal(): Promise<string> {
  const page = await (await fetch(PORTAL_URL)).text()
  const [, config = ''] = /id="portal-config">(.*?)<\/script>/.exec(page) ?? []
  return (JSON.parse(config) as PortalConfig).auth.issuer
}

/** Another host for the same portal, with other settings; a browser is led to it by the flag. */
export async function startSecondHost(environment: Readonly<Record<string, string>>) {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(repository, 'packages/portal-host/src/main.ts')],
    {
      cwd: repository,
      env: {
        ...process.env,
        ...environment,
        PORTAL_PORT: String(port),
        API_URL: process.env.PORTAL_API_URL ?? 'http://localhost:9002',
        IDENTITY_ISSUER: await issuerOfPortal(),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((ready, fail) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', () => ready())
    child.once('exit', () => fail(new Error('The host ended before it was ready.')))
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
