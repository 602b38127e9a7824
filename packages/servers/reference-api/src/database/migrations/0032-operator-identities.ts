import { type Kysely, sql } from 'kysely'

/** Who an operator is at an identity provider that has ids of its own, from the first sign-in on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_identity (
      issuer text not null,
      subject text not null,
      operator_id uuid not null references operator on delete cascade,
      bound_at timestamptz not null default now(),
      primary key (issuer, subject),
      unique (operator_id, issuer)
    )
  `.execute(db)
}
