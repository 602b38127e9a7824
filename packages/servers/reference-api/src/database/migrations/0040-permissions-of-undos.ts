import { type Kysely, sql } from 'kysely'

/** Undos that had kept the permission to delete instead of the one that the undone task needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table task add column undone_permission text;

    update task set undone_permission = undone.permission
      from task undone
      where task.type in ('DPA_IMPORT_UNDO', 'DPA_BATCH_UNDO') and undone.id::text = task.options ->> 'taskId';

    create index task_undoes on task ((options ->> 'taskId')) where options ->> 'taskId' is not null;
  `.execute(db)
}
