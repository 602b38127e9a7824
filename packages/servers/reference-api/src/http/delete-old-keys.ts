import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

const INTERVAL_MS = 3_600_000

/** Deletes stored responses after a day, at intervals. The timer does not keep the process alive. */
export function deleteOldKeys(db: Database): { stop(): void } {
  const timer = setInterval(() => {
    // After any failure, the next round tries again.
    sql`delete from idempotency_key where created_at < now() - interval '24 hours'`
      .execute(db)
      .catch(() => undefined)
  }, INTERVAL_MS).unref()
  return { stop: () => clearInterval(timer) }
}
