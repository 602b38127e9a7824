import { type Kysely, sql } from 'kysely'
import { foldText } from '../fold-text.ts'

interface OperatorName {
  id: string
  text: string
}

/** Operators that were there before they could be searched. */
async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OperatorName>`
    select id, concat_ws(' ', email, given_name, family_name) as text from operator
  `.execute(db)
  for (const { id, text } of rows)
    await sql`update operator set search = ${foldText(text)} where id = ${id}`.execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table role
      add column created_by jsonb not null
        default '{"id": "system", "email": "system@program.example", "name": "System"}',
      add column updated_by jsonb not null
        default '{"id": "system", "email": "system@program.example", "name": "System"}';

    alter table operator add column search text not null default '';
    create index operator_search on operator using gin (search gin_trgm_ops);
    create index operator_updated on operator (account_id, updated_at desc, id);

    -- One-time secrets sent by mail: a temporary password or the secret of a link. Stored as a hash only;
    -- the identity provider verifies it.
    create table one_time_secret (
      operator_id uuid primary key references operator on delete cascade,
      purpose text not null check (purpose in ('INVITATION', 'PASSWORD_RESET')),
      secret_hash text not null unique,
      expires_at timestamptz not null
    );

    -- Operators' actions at the identity provider, which cannot write the audit trail itself: this API moves them.
    create table operator_event (
      id uuid primary key default gen_random_uuid(),
      operator_id uuid not null references operator on delete cascade,
      action text not null,
      at timestamptz not null default now()
    );

    -- Written in the transaction of the change that the mail is about, and sent later.
    create table mail (
      id uuid primary key,
      account_id text not null references account,
      recipient text not null,
      subject text not null,
      -- Cleared once the secret in it was used or has expired.
      body text,
      -- The operator whose one-time secret is in the body, and when it expires.
      secret_of uuid,
      secret_until timestamptz,
      written_at timestamptz not null default now(),
      sent_at timestamptz,
      attempts integer not null default 0,
      -- Null when there will be no more attempts.
      next_attempt_at timestamptz,
      failure text
    );
    create index mail_written on mail (written_at desc);
    create index mail_waiting on mail (next_attempt_at) where next_attempt_at is not null;
    create index mail_secret on mail (secret_of) where secret_of is not null;

    create table developer_portal_user (
      id uuid primary key,
      account_id text not null references account,
      email text not null check (email = lower(email)),
      given_name text not null,
      family_name text not null,
      company_name text not null,
      country text not null,
      phone text,
      requested_subject_types text[] not null,
      subject_id text,
      status text not null check (status in ('PENDING', 'ENABLED', 'REJECTED')),
      requested_at timestamptz not null,
      decided_at timestamptz,
      decided_by jsonb,
      decision_reason text,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      search text not null,
      constraint developer_portal_user_email unique (account_id, email),
      foreign key (account_id, subject_id) references subject
    );
    create index developer_portal_user_search on developer_portal_user using gin (search gin_trgm_ops);
    create index developer_portal_user_updated on developer_portal_user (account_id, updated_at desc, id);
  `.execute(db)
  await fillSearch(db)
}
