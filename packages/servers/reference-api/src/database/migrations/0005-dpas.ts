import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Maintained by triggers, so that neither lists nor the limit of an SRCI have to count.
    alter table subject add column dpa_count integer not null default 0;

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
      -- Columns that lists show, sort and search; derived from the draft on each write.
      dpa_name text not null,
      dpa_name_key text not null collate "C",
      dpa_presentation_name text not null,
      dpa_presentation_name_key text not null collate "C",
      dpa_uri text not null,
      merchant_country_code text not null,
      merchant_category_codes text[] not null,
      supported_card_brands text[],
      has_unpublished_changes boolean not null,
      search text not null,
      primary key (account_id, id),
      foreign key (account_id, subject_id) references subject,
      constraint dpa_srci_dpa_id unique (account_id, subject_id, srci_dpa_id)
    );

    -- One index per sort order, and one per frequent filter in the default order.
    create index dpa_updated on dpa (account_id, updated_at, id);
    create index dpa_created on dpa (account_id, created_at, id);
    create index dpa_by_name on dpa (account_id, dpa_name_key, id);
    create index dpa_by_presentation_name on dpa (account_id, dpa_presentation_name_key, id);
    create index dpa_by_status on dpa (account_id, status, id);
    create index dpa_of_status on dpa (account_id, status, updated_at, id);
    create index dpa_of_subject on dpa (account_id, subject_id, updated_at, id);
    create index dpa_of_country on dpa (account_id, merchant_country_code, updated_at, id);
    create index dpa_with_changes on dpa (account_id, updated_at, id) where has_unpublished_changes;
    create index dpa_never_published on dpa (account_id, updated_at, id) where published_at is null;
    create index dpa_of_category on dpa using gin (merchant_category_codes);
    create index dpa_search on dpa using gin (search gin_trgm_ops);
    -- The best search plan depends on how rare a word is.
    alter table dpa alter column search set statistics 1000;

    create function count_added_dpas() returns trigger language plpgsql as $$
      begin
        update subject set dpa_count = dpa_count + number
          from (select account_id, subject_id, count(*) as number from added group by 1, 2) as counted
          where subject.account_id = counted.account_id and subject.id = subject_id;
        return null;
      end
    $$;
    create function count_removed_dpas() returns trigger language plpgsql as $$
      begin
        update subject set dpa_count = dpa_count - number
          from (select account_id, subject_id, count(*) as number from removed group by 1, 2) as counted
          where subject.account_id = counted.account_id and subject.id = subject_id;
        return null;
      end
    $$;
    create trigger dpa_added after insert on dpa referencing new table as added
      for each statement execute function count_added_dpas();
    create trigger dpa_removed after delete on dpa referencing old table as removed
      for each statement execute function count_removed_dpas();
  `.execute(db)
}
