import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

const BLOCKED = sql`
  select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
`

/** Resolves when the given number of statements (one by default) wait for a lock. */
export async function untilBlocked(db: Database, statements = 1): Promise<void> {
  const { rows } = await BLOCKED.execute(db)
  if (rows.length < statements) await untilBlocked(db, statements)
}
