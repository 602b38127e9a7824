import { DPA_COLUMNS } from '@portal/contract/dpas/dpa-columns.ts'
import { type Kysely, sql } from 'kysely'

/** Facts about tasks: the file, the start of each phase and the row counts by outcome; and how to undo one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table task
      add column file jsonb,
      add column validated_at timestamptz,
      add column processing_at timestamptz,
      add column outcomes jsonb not null default '{}';
    update task set
      file = jsonb_build_object('name', name, 'sizeBytes', size_bytes, 'sha256', task_artifact.sha256),
      search = concat_ws(' ', search, lower(name), task_artifact.sha256)
      from task_artifact where task_id = task.id and kind = 'SOURCE';
    create index task_parent on task (parent_task_id) where parent_task_id is not null;

    drop index task_conflict;
    create unique index task_conflict on task (account_id, subject_id)
      where type in ('DPA_IMPORT', 'DPA_FILE_ONBOARDING', 'DPA_BATCH', 'DPA_IMPORT_UNDO')
        and status in ('QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING');

    -- The revision of the record that the row created.
    alter table task_row add column revision integer;
  `.execute(db)
  // A field was named by its column; now it is a JSON Pointer everywhere.
  for (const { name, path } of DPA_COLUMNS)
    await sql`update task_row set field = ${`/${path.join('/')}`} where field = ${name}`.execute(db)
}
