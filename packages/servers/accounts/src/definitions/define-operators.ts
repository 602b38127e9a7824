import { type QueryExecutorProvider, sql } from 'kysely'

/** Statements of the product API's migrations about operators. Never edit them: installations have already run them. */

export async function createOperators(db: QueryExecutorProvider): Promise<void> {
  await sql`
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
    )
  `.execute(db)
}

interface OperatorName {
  id: string
  text: string
}

/** `searchText` normalizes text for searching. */
export async function makeOperatorsSearchable(
  db: QueryExecutorProvider,
  searchText: (text: string) => string,
): Promise<void> {
  await sql`
    alter table operator add column search text not null default '';
    create index operator_search on operator using gin (search gin_trgm_ops);
    create index operator_updated on operator (account_id, updated_at desc, id);
  `.execute(db)
  const { rows } = await sql<OperatorName>`
    select id, concat_ws(' ', email, given_name, family_name) as text from operator
  `.execute(db)
  for (const { id, text } of rows)
    await sql`update operator set search = ${searchText(text)} where id = ${id}`.execute(db)
}

/**
 * Marks the operators of the demo data. Until then they were recognized by their domain, which no real address has.
 */
export async function markDemoOperators(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table operator add column is_demo boolean not null default false;
    update operator set is_demo = true where email like '%@program.example';
  `.execute(db)
}

/** Operators' actions at the identity provider, queued until the product API writes them to the audit trail. */
export async function createOperatorEvents(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table operator_event (
      id uuid primary key default gen_random_uuid(),
      operator_id uuid not null references operator on delete cascade,
      action text not null,
      at timestamptz not null default now()
    )
  `.execute(db)
}
