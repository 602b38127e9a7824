import { type Kysely, sql } from 'kysely'

/** Sign-ins rejected by the identity provider, until this API has moved them to the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_sign_in (
      -- Keyed hashes of the entered email address and of the client's address.
      account_hash text not null,
      address_hash text not null,
      reason text not null,
      -- The operator with this email address, if any.
      operator_id uuid references operator on delete cascade,
      times integer not null default 1,
      at timestamptz not null default now(),
      primary key (account_hash, address_hash, reason)
    );
  `.execute(db)
}
