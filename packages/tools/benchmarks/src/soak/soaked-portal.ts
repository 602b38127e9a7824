import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageFolder } from '@portal/build/src/workspace.ts'
import { readDemoSettings } from '@portal/demo-data/demo-settings.ts'
import { prepareDemoDatabase } from '@portal/demo-data/prepare-demo-database.ts'
import { connect } from '@portal/reference-api/database/connect.ts'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { readSettings } from '@portal/reference-api/settings.ts'
import {
  type SpawnedProgram,
  spawnApi,
  spawnProgram,
  spawnWorker,
} from '@portal/reference-api/testing/spawned-program.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { roomySrci } from '../bulk/bench-rows.ts'

export const PASSWORD = 'Operator-Demo-1'

/** Servers by their names, such as `API 1`. */
type Servers = Readonly<Record<string, SpawnedProgram>>

export interface SoakedPortal {
  /** The addresses of the hosts, each with an API of its own behind it. */
  readonly hosts: readonly string[]
  readonly issuer: string
  /** Where the provider leads back to. */
  readonly origin: string
  readonly servers: Servers
  /** An SRCI that may have any number of DPAs. */
  readonly subjectId: string
  stop(): Promise<void>
}

const spawnServer = (name: 'identity-provider' | 'portal-host', environment: Record<string, string>) =>
  spawnProgram(['--enable-source-maps', 'dist/main.js'], environment, packageFolder(name))

/** Throws when a server ended instead of becoming ready. */
function requireReady(servers: Servers): void {
  for (const [name, { output }] of Object.entries(servers))
    if (!/ ready\b/.test(output())) throw new Error(`${name} did not start: ${output()}`)
}

/** The built portal as in production: two hosts, each before an API, two workers and a provider, on one database. */
export async function startSoakedPortal(): Promise<SoakedPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-soak-'))
  // PostgreSQL may run as a different user, who needs access.
  await chmod(folder, 0o755)
  const database = await startEmbeddedPostgres({ directory: join(folder, 'postgres') })
  const [firstApi, secondApi, firstHost, secondHost, identity] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  const origin = `http://localhost:${firstHost}`
  const issuer = `http://localhost:${identity}`
  const environment = {
    DATABASE_URL: database.url,
    PORTAL_ORIGIN: origin,
    API_PUBLIC_URL: `${origin}/api`,
    API_URL: `http://localhost:${firstApi}`,
    IDENTITY_ISSUER: issuer,
    STORAGE_DIR: join(folder, 'storage'),
    PORTAL_DEMO_PASSWORD: PASSWORD,
    // All sessions are of a few operators, at one address.
    CALLS_PER_SECOND: '100000',
    SIGN_INS_PER_MINUTE: '100000',
    // Each session renews its tokens several times.
    TOKEN_LIFETIME_SECONDS: '600',
  }
  await prepareDemoDatabase(readSettings(environment), readDemoSettings({}))
  const db = connect(database.url)
  const subjectId = await roomySrci(db)
  await db.destroy()
  const behindSecond = {
    API_URL: `http://localhost:${secondApi}`,
    PORTAL_ORIGIN: `http://localhost:${secondHost}`,
  }
  const started = {
    'API 1': spawnApi({ ...environment, API_PORT: `${firstApi}` }),
    'API 2': spawnApi({ ...environment, API_PORT: `${secondApi}` }),
    'worker 1': spawnWorker(environment),
    'worker 2': spawnWorker(environment),
    provider: spawnServer('identity-provider', { ...environment, IDENTITY_PORT: `${identity}` }),
    'host 1': spawnServer('portal-host', { ...environment, PORTAL_PORT: `${firstHost}` }),
    'host 2': spawnServer('portal-host', { ...environment, ...behindSecond, PORTAL_PORT: `${secondHost}` }),
  }
  const programs = await Promise.all(
    Object.entries(started).map(async ([name, starting]) => [name, await starting] as const),
  )
  const servers = Object.fromEntries(programs)
  requireReady(servers)
  return {
    hosts: [origin, behindSecond.PORTAL_ORIGIN],
    issuer,
    origin,
    servers,
    subjectId,
    stop: async () => {
      await Promise.all(Object.values(servers).map(({ end }) => end('SIGTERM')))
      await database.stop()
      await rm(folder, { recursive: true })
    },
  }
}
