import { type Kysely, sql } from 'kysely'

/** Makes the SRC system of an account a setting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column system_subject_id text not null default 'system'`.execute(db)
}
