import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idv_profile (
      account_id text not null,
      subject_id text not null,
      type text not null,
      enabled boolean not null,
      priority integer not null,
      body jsonb not null,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      primary key (account_id, subject_id, type),
      foreign key (account_id, subject_id) references subject
    );

    create table idv_rule_set (
      account_id text not null,
      subject_id text not null,
      rules jsonb not null,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      primary key (account_id, subject_id),
      foreign key (account_id, subject_id) references subject
    );

    create table idv_configuration (
      account_id text not null,
      subject_id text not null,
      body jsonb not null,
      revision integer not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      primary key (account_id, subject_id),
      foreign key (account_id, subject_id) references subject
    );

    create table template (
      account_id text not null,
      subject_id text not null,
      channel text not null check (channel in ('EMAIL', 'SMS', 'PUSH')),
      type text not null,
      lang text not null,
      subject_line text,
      body_text text not null,
      body_html text,
      enabled boolean not null,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      search text not null,
      primary key (account_id, subject_id, channel, type, lang),
      foreign key (account_id, subject_id) references subject
    );
    create index template_search on template using gin (search gin_trgm_ops);
  `.execute(db)
}
