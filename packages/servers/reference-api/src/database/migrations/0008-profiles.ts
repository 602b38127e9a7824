import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Consumers as customer care may see them: full addresses, numbers and names are not stored.
    create table consumer_profile (
      id uuid primary key,
      account_id text not null references account,
      status text not null check (status in ('ACTIVE', 'SUSPENDED', 'LOCKED')),
      masked_email text,
      masked_phone text,
      masked_name text not null,
      cards jsonb not null,
      pending_transaction_count integer not null,
      last_used_at timestamptz,
      created_at timestamptz not null
    );

    -- What finds a consumer: a keyed hash of the email address or phone number.
    create table consumer_identity (
      profile_id uuid not null references consumer_profile on delete cascade,
      account_id text not null,
      value_hash bytea not null,
      primary key (profile_id, value_hash)
    );
    create index consumer_identity_value on consumer_identity (account_id, value_hash);
  `.execute(db)
}
