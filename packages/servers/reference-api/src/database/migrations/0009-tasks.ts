import { createInstallationSecrets } from '@portal/accounts/definitions/define-installation-secrets.ts'
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createInstallationSecrets(db)
  await sql`
    create table upload (
      id uuid primary key,
      account_id text not null references account,
      operator_id uuid not null,
      purpose text not null,
      file_name text not null,
      content_type text not null,
      size_bytes bigint not null,
      sha256 text not null,
      key text not null,
      created_at timestamptz not null default now(),
      taken_at timestamptz
    );
    create index upload_unused on upload (created_at) where taken_at is null;

    create table task (
      id uuid primary key,
      account_id text not null references account,
      no integer not null,
      type text not null,
      status text not null,
      work text check (work in ('validate', 'apply', 'report')),
      subject_id text,
      title text not null,
      options jsonb not null,
      source_key text,
      created_by jsonb not null,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      updated_at timestamptz not null default now(),
      updated_by jsonb not null,
      revision integer not null default 1,
      change_reason text,
      parent_task_id uuid references task,
      failure_reason text,
      failure_message text,
      total integer,
      cursor_row integer not null default 0,
      processed integer not null default 0,
      succeeded integer not null default 0,
      failed integer not null default 0,
      skipped integer not null default 0,
      step_started_at timestamptz,
      search text not null,
      locked_by text,
      locked_until timestamptz,
      attempts integer not null default 0,
      unique (account_id, no)
    );
    create index task_created on task (account_id, created_at desc, id);
    create index task_waiting on task (created_at) where work is not null;
    create index task_search on task using gin (search gin_trgm_ops);
    -- Only one task at a time changes the DPAs of a subject.
    create unique index task_conflict on task (account_id, subject_id)
      where type in ('DPA_IMPORT', 'DPA_FILE_ONBOARDING', 'DPA_BATCH')
        and status in ('QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING');

    create table task_row (
      task_id uuid not null references task on delete cascade,
      row integer not null,
      action text not null,
      srci_dpa_id text,
      dpa_id text,
      result text not null,
      field text,
      reason text,
      message text,
      value text,
      primary key (task_id, row)
    );
    create index task_row_of_dpa on task_row (task_id, srci_dpa_id);
    create index task_row_failed on task_row (task_id, row) where result = 'FAILED';

    create table task_artifact (
      task_id uuid not null references task on delete cascade,
      name text not null,
      kind text not null,
      content_type text not null,
      size_bytes bigint not null,
      sha256 text not null,
      key text not null,
      expires_at timestamptz not null,
      primary key (task_id, name)
    );
  `.execute(db)
}
