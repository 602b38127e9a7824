import { type Kysely, sql } from 'kysely'

/** Findings of a file check, and the values used instead of those in the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table task_row
      -- The subject of the row, in a file of several subjects.
      add column subject_id text,
      add column suggestion text;
    create index task_row_of_subject on task_row (task_id, subject_id) where subject_id is not null;

    -- For a package of subjects: its head, and the revisions of the local subjects it was compared with.
    alter table task add column package jsonb;

    create table task_difference (
      task_id uuid not null references task on delete cascade,
      row integer not null,
      action text not null,
      subject_id text,
      key text not null,
      result text not null,
      changes jsonb not null,
      primary key (task_id, row)
    );

    create table task_correction (
      task_id uuid not null references task on delete cascade,
      row integer not null,
      field text not null,
      value text not null,
      primary key (task_id, row, field)
    );
  `.execute(db)
}
