import { type Kysely, sql } from 'kysely'

/** Requested reviewers, threads that can be resolved, and scheduled requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table change_request
      add column apply_when text not null default 'WHEN_APPROVED'
        check (apply_when in ('WHEN_APPROVED', 'AT_TIME', 'BY_HAND')),
      add column apply_at timestamptz,
      -- Who set the time: the merge is recorded in this name.
      add column scheduled_by jsonb,
      add check ((apply_when = 'AT_TIME') = (apply_at is not null)),
      add check ((apply_at is null) = (scheduled_by is null));
    create index change_request_due on change_request (apply_at)
      where status = 'APPROVED' and apply_at is not null and merge_blocked_reason is null;

    create table change_request_reviewer (
      change_request_id uuid not null references change_request,
      operator_id text not null,
      person jsonb not null,
      primary key (change_request_id, operator_id)
    );

    alter table change_request_comment
      add column reply_to uuid references change_request_comment,
      add column resolved_at timestamptz,
      add column resolved_by jsonb,
      add check ((resolved_at is null) = (resolved_by is null));
  `.execute(db)
}
