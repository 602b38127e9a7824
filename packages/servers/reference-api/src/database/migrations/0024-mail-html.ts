import { type Kysely, sql } from 'kysely'

/** Mails with an HTML version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column html text`.execute(db)
}
