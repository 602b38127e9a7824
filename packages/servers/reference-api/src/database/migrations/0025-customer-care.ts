import { type Kysely, sql } from 'kysely'

/** The case a profile is handled for, values that can be revealed, and the remains of deleted profiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consumer_profile
      add column device_count integer not null default 0,
      add column revision integer not null default 1,
      add column updated_at timestamptz not null default now(),
      -- Address, number and name in full, encrypted with a key of the installation.
      add column sealed_details bytea;

    -- Raised by every write, so that an agent who looked the profile up before notices.
    create function count_profile_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      new.updated_at := now();
      return new;
    end $$;
    create trigger consumer_profile_revision before update on consumer_profile
      for each row execute function count_profile_revision();

    -- Masks of further addresses and numbers; those of the main ones are in the profile.
    alter table consumer_identity
      add column identity_type text check (identity_type in ('EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER')),
      add column masked text,
      add check ((masked is null) = (identity_type is null));

    -- The case of an operator's last look-up. No reference to the profile, since somebody else may delete it
    -- at that moment.
    create table profile_case (
      operator_id text not null,
      profile_id uuid not null,
      masked_identity text not null,
      care_case jsonb not null,
      at timestamptz not null default now(),
      primary key (operator_id, profile_id)
    );
    create index profile_case_profile on profile_case (profile_id);

    create table profile_deletion (
      profile_id uuid primary key,
      account_id text not null references account,
      deleted_at timestamptz not null,
      deleted_by jsonb not null,
      operator_id text not null,
      request_id text not null,
      masked_identity text not null,
      change_reason text not null,
      care_case jsonb not null,
      card_count integer not null,
      device_count integer not null
    );
    create index profile_deletion_operator on profile_deletion (account_id, operator_id, deleted_at desc);

    -- Keyed hashes of deleted identities, kept for a while to show that a profile was deleted.
    create table deleted_identity (
      profile_id uuid not null references profile_deletion,
      account_id text not null,
      value_hash bytea not null,
      primary key (profile_id, value_hash)
    );
    create index deleted_identity_value on deleted_identity (account_id, value_hash);
  `.execute(db)
}
