import { createOperators } from '@portal/accounts/definitions/define-operators.ts'
import { createFormerPasswords } from '@portal/accounts/definitions/define-passwords.ts'
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gist;

    create table account (
      id text primary key,
      name text not null,
      environment text not null check (environment in ('SANDBOX', 'STAGING', 'PRODUCTION')),
      product_title text not null,
      created_at timestamptz not null default now()
    );

    create table role (
      id uuid primary key,
      account_id text not null references account,
      name text not null,
      label text not null,
      description text not null default '',
      resources text[] not null,
      subject_types text[] not null,
      built_in boolean not null default false,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (account_id, name)
    );
  `.execute(db)
  await createOperators(db)
  await sql`
    create table operator_role (
      operator_id uuid not null references operator on delete cascade,
      role_id uuid not null references role,
      primary key (operator_id, role_id)
    );
    create index operator_role_role on operator_role (role_id);
  `.execute(db)
  await createFormerPasswords(db)
}
