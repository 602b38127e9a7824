import { type Kysely, sql } from 'kysely'

/** How many calls an operator makes, over all processes. A crash begins the count again, so it is not logged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_count (
      operator_id uuid not null references operator on delete cascade,
      name text not null,
      calls integer not null,
      -- Then the count begins again.
      ends_at timestamptz not null,
      primary key (operator_id, name)
    );
  `.execute(db)
}
