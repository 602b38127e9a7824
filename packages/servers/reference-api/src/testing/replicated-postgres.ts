import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prepareDemoDatabase } from '@portal/demo-data/prepare-demo-database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { TEST_DEMO, testSettings } from './test-settings.ts'

const SETTINGS = { fsync: 'off' }

/** PostgreSQL may run as another user, which must be able to enter this folder. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'replicated-postgres-'))
  await chmod(folder, 0o755)
  return folder
}

/** A database with the demo data, and a streaming replica of it. */
export async function startReplicatedPostgres() {
  const [directory, copy] = [await makeFolder(), await makeFolder()]
  const first = await startEmbeddedPostgres({ directory, settings: SETTINGS })
  await prepareDemoDatabase(testSettings(first.url), TEST_DEMO)
  await first.stop()
  await promisify(execFile)('cp', ['-a', join(directory, 'data'), copy])
  await writeFile(join(copy, 'data', 'standby.signal'), '')
  const database = await startEmbeddedPostgres({ directory, settings: SETTINGS })
  const { hostname, searchParams } = new URL(database.url)
  const settings = {
    ...SETTINGS,
    primary_conninfo: `host=${searchParams.get('host') ?? hostname} port=5432 user=portal`,
  }
  const replica = await startEmbeddedPostgres({ directory: copy, settings })
  return {
    url: database.url,
    replicaUrl: replica.url,
    stopReplica: replica.stop,
    stop: async () => {
      await replica.stop()
      await database.stop()
      await Promise.all([directory, copy].map((folder) => rm(folder, { recursive: true })))
    },
  }
}
