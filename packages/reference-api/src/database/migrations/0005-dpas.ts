import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dpa (
      account_id text not null,
      id uuid not null,
      subject_id text not null,
      srci_dpa_id text not null,
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
      -- What lists show, sort and search; worked out from the draft with each write.
      dpa_name text not null,
      dpa_presentation_name text not null,
      merchant_country_code text not null,
      merchant_category_codes text[] not null,
      supported_card_brands text[],
      has_unpublished_changes boolean not null,
      search text not null,
      primary key (account_id, id),
      foreign key (account_id, subject_id) references subject,
      constraint dpa_srci_dpa_id unique (account_id, subject_id, srci_dpa_id)
    );
    create index dpa_updated on dpa (account_id, updated_at desc, id);
    create index dpa_updated_of_subject on dpa (account_id, subject_id, updated_at desc, id);
    create index dpa_search on dpa using gin (search gin_trgm_ops);
  `.execute(db)
}
