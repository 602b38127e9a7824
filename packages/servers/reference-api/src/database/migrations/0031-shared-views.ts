import { type Kysely, sql } from 'kysely'

/** Views of lists that their owners share. A view stays when its owner is deleted, so it has their name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_view (
      id uuid primary key,
      account_id text not null references account,
      -- The address of the list's read with its fixed filters.
      list text not null,
      name text not null,
      state jsonb not null,
      owner jsonb not null,
      revision integer not null default 1,
      updated_at timestamptz not null default now()
    );
    create unique index shared_view_name on shared_view (account_id, list, lower(name));
    create index shared_view_owner on shared_view (account_id, (owner ->> 'id'));
  `.execute(db)
}
