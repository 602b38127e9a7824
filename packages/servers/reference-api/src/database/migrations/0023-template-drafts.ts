import { type Kysely, sql } from 'kysely'

/** Templates that are not live yet, and the number of problems when a template was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template
      add column draft boolean not null default false,
      add column problems integer not null default 0;
  `.execute(db)
}
