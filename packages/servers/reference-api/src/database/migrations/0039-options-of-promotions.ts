import { type Kysely, sql } from 'kysely'

/** Promotions that were started with a choice about invalid rows, which they do not have, could not be repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update task set options = options - 'onError' where type = 'SUBJECT_IMPORT' and options ? 'onError'`.execute(
    db,
  )
}
