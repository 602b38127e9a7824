import { type Kysely, sql } from 'kysely'

/** Calls of an operator over all processes. A crash resets the count, so the table is unlogged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_count (
      operator_id uuid not null references operator on delete cascade,
      name text not null,
      calls integer not null,
      -- The count restarts then.
      ends_at timestamptz not null,
      primary key (operator_id, name)
    );
  `.execute(db)
}
