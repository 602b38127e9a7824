import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDemoSettings } from '@portal/demo-data/demo-settings.ts'
import { prepareDemoDatabase } from '@portal/demo-data/prepare-demo-database.ts'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { readSettings } from '@portal/reference-api/settings.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { type ServerName, type ServerPair, startServerPair } from './server-pair.ts'

export const PASSWORD = 'Operator-Demo-1'

interface ProductionStack {
  readonly host: ServerPair
  readonly api: ServerPair
  readonly provider: ServerPair
  databaseLog(): Promise<string>
  stop(): Promise<void>
}

/** The portal as the README describes it for production, with the demo's operators: two of each server, balanced. */
export async function startProductionStack(): Promise<ProductionStack> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-production-'))
  // PostgreSQL may run as a different user, who needs access.
  await chmod(folder, 0o755)
  const database = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    settings: { fsync: 'off' },
  })
  const [hostPort, apiPort, providerPort] = await Promise.all([freePort(), freePort(), freePort()])
  const portal = `http://127.0.0.1:${hostPort}`
  const environment = {
    DATABASE_URL: database.url,
    PORTAL_ORIGIN: portal,
    IDENTITY_ISSUER: `http://127.0.0.1:${providerPort}`,
    API_URL: `http://127.0.0.1:${apiPort}`,
    API_PUBLIC_URL: `${portal}/api`,
    STORAGE_DIR: join(folder, 'storage'),
    PORTAL_DEMO_PASSWORD: PASSWORD,
    CALLS_PER_SECOND: '1000',
    SIGN_INS_PER_MINUTE: '10000',
    DRAIN_SECONDS: '1.5',
  }
  await prepareDemoDatabase(readSettings(environment), { ...readDemoSettings({}), dpas: 200 })
  const pair = (name: ServerName, portVariable: string, port: number) =>
    startServerPair({ name, portVariable, port, environment })
  const [api, provider, host] = await Promise.all([
    pair('reference-api', 'API_PORT', apiPort),
    pair('identity-provider', 'IDENTITY_PORT', providerPort),
    pair('portal-host', 'PORTAL_PORT', hostPort),
  ])
  return {
    host,
    api,
    provider,
    databaseLog: () => readFile(join(folder, 'postgres', 'postgres.log'), 'utf8'),
    stop: async () => {
      await host.stop()
      await Promise.all([api.stop(), provider.stop()])
      await database.stop()
      await rm(folder, { recursive: true })
    },
  }
}
