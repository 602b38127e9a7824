import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

const ROWS_AT_ONCE = 5000

/**
 * The rows of a query, all as of its start, in blocks, so that a long result is never in memory as a whole. Needs a
 * transaction, and one such query at a time in it.
 */
export async function* readInBlocks<DB, TB extends keyof DB, Row>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, Row>,
): AsyncGenerator<Row[]> {
  await sql`declare blocks no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from blocks`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close blocks`.execute(db)
}
