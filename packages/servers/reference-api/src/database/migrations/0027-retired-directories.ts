import { type Kysely, sql } from 'kysely'

/** A retired directory is kept for the history of its files, and its id can be used again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table directory add column retired_at timestamptz`.execute(db)
}
