import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { serverPackages } from '@portal/build/src/workspace.ts'
import { readDemoSettings } from '@portal/demo-data/demo-settings.ts'
import { prepareDemoDatabase } from '@portal/demo-data/prepare-demo-database.ts'
import { connect } from '@portal/reference-api/database/connect.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { readSettings } from '@portal/reference-api/settings.ts'
import { spawnApi } from '@portal/reference-api/testing/spawned-program.ts'
import { COUNTING } from '@portal/reference-api/testing/statement-costs.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { startTestIssuer } from '@portal/server-common/testing/test-issuer.ts'

/** The product API as a separate process, with a PostgreSQL that has fsync on. */
export interface MeasuredApi {
  readonly pid: number
  readonly url: string
  readonly token: string
  /** The token of another sign-in of the same operator: the API limits concurrent calls per token. */
  newToken(): Promise<string>
  readonly db: Database
  /** Variables that the API runs with, for a worker beside it. */
  readonly environment: Readonly<Record<string, string>>
  /** Resident memory of the API's process, in megabytes. */
  memory(): Promise<number>
  /** How many DPAs the database had at the start. */
  readonly rows: number
  /** How long filling the database took. */
  readonly secondsToFill: number
  stop(): Promise<void>
}

/** PostgreSQL may run as another user, which must be able to enter this folder. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-benchmark-'))
  await chmod(folder, 0o755)
  return folder
}

/** A figure of a process in /proc, in megabytes. */
export async function megabytesOf(pid: number, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1000
}

/** The most memory that a process had resident since the last call, or since its start, in megabytes. */
export async function peakMegabytes(pid: number): Promise<number> {
  const peak = await megabytesOf(pid, 'VmHWM')
  // See proc(5): the next peak begins with what is resident now.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return peak
}

/**
 * PostgreSQL's documentation recommends a quarter of the memory. Its own default, 128 MB, is less than the indexes of a
 * million DPAs.
 */
const MEMORY = { shared_buffers: '2GB' }

/**
 * Starts everything from scratch, with `rows` DPAs, by default as many as the demo data have. DATABASE_URL selects
 * an existing database.
 */
export async function startMeasuredApi(rows?: string): Promise<MeasuredApi> {
  await buildBundles({ packages: serverPackages() })
  const folder = await makeFolder()
  const given = process.env.DATABASE_URL
  const database = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedPostgres({
        directory: join(folder, 'postgres'),
        settings: { ...COUNTING, ...MEMORY },
      })
  const issuer = await startTestIssuer()
  const environment = {
    DATABASE_URL: database.url,
    API_PORT: String(await freePort()),
    IDENTITY_ISSUER: issuer.url,
    STORAGE_DIR: join(folder, 'storage'),
    CALLS_PER_SECOND: '1000000',
  }
  const demo = readDemoSettings({ ...process.env, ...(rows && { SEED_DPAS: rows }) })
  const startedAt = performance.now()
  await prepareDemoDatabase(readSettings(environment), demo)
  const secondsToFill = (performance.now() - startedAt) / 1000
  const api = await spawnApi(environment)
  if (!api.url) throw new Error(`The API did not start: ${api.output()}`)
  const db = connect(database.url)
  const { id } = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', 'admin@program.example')
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('dpa')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const exp = Math.floor(Date.now() / 1000) + 3600
  const newToken = () => issuer.token(id, { exp, jti: crypto.randomUUID() })
  return {
    pid: api.pid,
    url: `${api.url}/accounts/c2p-demo`,
    token: await newToken(),
    newToken,
    db,
    environment,
    memory: () => megabytesOf(api.pid, 'VmRSS'),
    rows: count,
    secondsToFill,
    stop: async () => {
      await db.destroy()
      await api.end('SIGTERM')
      await issuer.stop()
      await database.stop()
      await rm(folder, { recursive: true })
    },
  }
}
