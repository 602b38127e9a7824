import { type Kysely, sql } from 'kysely'

/** Mails that are also written as HTML. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column html text`.execute(db)
}
