import { type Kysely, sql } from 'kysely'

/** A file may arrive in parts; the store may name the whole differently until they are joined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table upload add column parts_name text;
    create index task_artifact_source on task_artifact (sha256) where kind = 'SOURCE';
  `.execute(db)
}
