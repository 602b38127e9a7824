import { type Kysely, sql } from 'kysely'

/** Current editors of records. After a crash, presence is announced again within seconds, so the table is unlogged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table editor (
      kind text not null,
      record_id text not null,
      operator_id uuid not null references operator on delete cascade,
      account_id text not null,
      seen_at timestamptz not null default now(),
      primary key (account_id, kind, record_id, operator_id)
    );
    create index editor_seen on editor (seen_at);
    create index editor_operator on editor (operator_id);
  `.execute(db)
}
