import type { Pool } from 'pg'
import { log } from '../log.ts'

const intervalMs = 10 * 60_000

/** Periodically deletes expired entries. The timer does not keep the process alive. */
export function startCleanUp(database: Pool): { stop(): void } {
  const timer = setInterval(() => {
    cleanUp(database).catch((error: Error) => log('clean-up-failed', { reason: error.message }))
  }, intervalMs).unref()
  return { stop: () => clearInterval(timer) }
}

async function cleanUp(database: Pool): Promise<void> {
  await database.query('delete from identity.artifact where expires_at < now()')
  await database.query(`delete from identity.begun_sign_in where minute < now() - interval '1 hour'`)
  await database.query(`delete from identity.sign_in_attempt where last_at < now() - interval '12 hours'`)
}
