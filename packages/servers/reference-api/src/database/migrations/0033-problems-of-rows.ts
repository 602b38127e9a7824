import { type Kysely, sql } from 'kysely'

/** All problems of a row, so that they can be corrected together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table task_row add column problems jsonb`.execute(db)
}
