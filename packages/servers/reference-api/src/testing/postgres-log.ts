import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEST_DIRECTORY } from './test-settings.ts'

/** Lines of the log of the run's PostgreSQL that have this in them. */
export async function postgresLogLines(text: string): Promise<readonly string[]> {
  const log = await readFile(join(process.env[TEST_DIRECTORY] ?? '', 'postgres.log'), 'utf8')
  return log.split('\n').filter((line) => line.includes(text))
}
