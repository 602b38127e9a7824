import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDemoDatabase } from '@portal/demo-data/prepare-demo-database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { TEST_DEMO, TEST_DIRECTORY, TEST_POSTGRES_URL, testSettings } from './test-settings.ts'

/** One PostgreSQL for the whole run; each test file copies its database `portal` with the demo data. */
export default async function startPostgres(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'reference-api-'))
  const { url } = await startEmbeddedPostgres({
    directory,
    settings: { fsync: 'off', max_connections: '200' },
  })
  process.env[TEST_DIRECTORY] = directory
  process.env[TEST_POSTGRES_URL] = url
  await prepareDemoDatabase(testSettings(url), TEST_DEMO)
}
