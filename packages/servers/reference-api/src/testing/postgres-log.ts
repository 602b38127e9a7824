import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEST_DIRECTORY } from './test-settings.ts'

/** Lines of the PostgreSQL log that contain this text. */
export async function postgresLogLines(text: string): Promise<readonly string[]> {
  const log = await readFile(join(process.env[TEST_DIRECTORY] ?? '', 'postgres.log'), 'utf8')
  return log.split('\n').filter((line) => line.includes(text))
}
