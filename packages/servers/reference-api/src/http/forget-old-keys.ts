import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

const INTERVAL_MS = 3_600_000

/** Deletes kept answers after their day, now and then. The timer does not keep the process alive. */
export function forgetOldKeys(db: Database): { stop(): void } {
  const timer = setInterval(() => {
    // Whatever went wrong, the next round repeats it.
    sql`delete from idempotency_key where created_at < now() - interval '24 hours'`
      .execute(db)
      .catch(() => undefined)
  }, INTERVAL_MS).unref()
  return { stop: () => clearInterval(timer) }
}
