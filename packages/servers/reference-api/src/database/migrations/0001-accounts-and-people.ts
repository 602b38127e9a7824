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

    create table operator (
      id uuid primary key,
      account_id text not null references account,
      email text not null unique check (email = lower(email)),
      given_name text not null,
      family_name text not null,
      status text not null check (status in ('ACTIVE', 'SUSPENDED')),
      suspended_reason text,
      credential_state text not null check (credential_state in ('INVITED', 'CONFIRMED', 'RESET_REQUIRED')),
      locale text not null default 'en',
      time_zone text not null default 'UTC',
      invited_at timestamptz,
      last_sign_in_at timestamptz,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      created_by jsonb not null,
      updated_at timestamptz not null default now(),
      updated_by jsonb not null
    );

    create table operator_role (
      operator_id uuid not null references operator on delete cascade,
      role_id uuid not null references role,
      primary key (operator_id, role_id)
    );
    create index operator_role_role on operator_role (role_id);

    -- Earlier passwords, which cannot be reused; the identity provider stores the current one.
    create table former_password (
      operator_id uuid not null references operator on delete cascade,
      password_hash text not null,
      replaced_at timestamptz not null default now()
    );
    create index former_password_operator on former_password (operator_id, replaced_at desc);
  `.execute(db)
}
