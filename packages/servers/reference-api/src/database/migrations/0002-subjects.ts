import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subject (
      account_id text not null references account,
      id text not null,
      type text not null,
      status text not null check (status in ('ACTIVE', 'SUSPENDED')),
      draft jsonb not null,
      published jsonb,
      revision integer not null,
      published_revision integer,
      published_at timestamptz,
      published_by jsonb,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      -- Columns that lists show, sort and search; derived from the draft on each write.
      name text not null,
      legal_name text not null,
      country_code text,
      external_reference text,
      has_unpublished_changes boolean not null,
      key_expires_at timestamptz,
      search text not null,
      primary key (account_id, id)
    );
    create unique index subject_external_reference on subject (account_id, type, external_reference);
    create index subject_search on subject using gin (search gin_trgm_ops);
    create index subject_updated on subject (account_id, updated_at desc, id);

    -- BINs of all lengths, padded to eleven digits, so that one operator finds every overlap.
    create table bin_range (
      account_id text not null,
      subject_id text not null,
      range int8range not null,
      foreign key (account_id, subject_id) references subject,
      constraint bin_range_overlap exclude using gist
        (account_id with =, subject_id with <>, range with &&)
    );
    create index bin_range_subject on bin_range (account_id, subject_id);

    create table secret (
      id uuid primary key,
      account_id text not null,
      subject_id text not null,
      purpose text not null,
      value_hash bytea not null unique,
      last_four text not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      foreign key (account_id, subject_id) references subject
    );
    create index secret_subject on secret (account_id, subject_id);
  `.execute(db)
}
