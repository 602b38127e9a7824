import { type Kysely, sql } from 'kysely'

/** Requests of operators for access. They name their role, so that they outlast it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_request (
      id uuid primary key,
      account_id text not null references account,
      operator_id uuid not null references operator on delete cascade,
      -- As recorded then.
      person jsonb not null,
      -- Null for a request in words only.
      role_name text,
      role_label text,
      reason text,
      status text not null default 'OPEN',
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by jsonb,
      decision_reason text
    );
    create unique index access_request_open on access_request (operator_id, coalesce(role_name, ''))
      where status = 'OPEN';
    create index access_request_waiting on access_request (account_id, created_at) where status = 'OPEN';
    create index access_request_person on access_request (operator_id, created_at desc);
  `.execute(db)
}
