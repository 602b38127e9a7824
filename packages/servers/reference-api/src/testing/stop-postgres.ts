import { rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { TEST_DIRECTORY } from './test-settings.ts'

export default async function stopPostgres(): Promise<void> {
  const directory = process.env[TEST_DIRECTORY]
  if (!directory) return
  const { stop } = await startEmbeddedPostgres({ directory })
  await stop()
  await rm(directory, { recursive: true, force: true })
}
