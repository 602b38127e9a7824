import { type Kysely, sql } from 'kysely'

/** The undo of a bulk action changes DPAs too, so it excludes other tasks that do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index task_conflict;
    create unique index task_conflict on task (account_id, subject_id)
      where type in ('DPA_IMPORT', 'DPA_FILE_ONBOARDING', 'DPA_BATCH', 'DPA_IMPORT_UNDO', 'DPA_BATCH_UNDO')
        and status in ('QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING');
  `.execute(db)
}
