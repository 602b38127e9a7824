import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory (
      id uuid primary key,
      account_id text not null references account,
      name text not null,
      path text not null,
      description text,
      allowed_content_types text[] not null,
      max_bytes integer not null,
      requires_change_request boolean not null,
      approvals_needed integer not null check (approvals_needed between 1 and 3),
      unique (account_id, path)
    );

    create table file (
      id uuid primary key,
      account_id text not null references account,
      directory_id uuid not null references directory,
      name text not null,
      description text,
      tags text[] not null,
      lang text,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      deleted_at timestamptz,
      -- Columns that lists show, filter and search; derived from the versions on each write.
      status text not null,
      content_type text not null,
      size_bytes integer not null,
      current_version_id uuid,
      current_version_number integer,
      newest_version_id uuid not null,
      newest_version_number integer not null,
      version_count integer not null,
      search text not null
    );
    create unique index file_name on file (directory_id, lower(name)) where deleted_at is null;
    create index file_updated on file (directory_id, updated_at desc, id) where deleted_at is null;
    create index file_search on file using gin (search gin_trgm_ops);

    create table file_version (
      id uuid primary key,
      account_id text not null references account,
      file_id uuid not null references file,
      number integer not null,
      status text not null check (status in ('DRAFT', 'PUBLISHED', 'DELETED')),
      content_type text not null,
      -- Text is stored here, other content in the object store.
      content text,
      storage_key text,
      sha256 text not null,
      size_bytes integer not null,
      comment text,
      valid_from text,
      -- Everybody who wrote the content: they must not review it.
      author_ids text[] not null,
      published_at timestamptz,
      published_by jsonb,
      deleted_at timestamptz,
      deleted_by jsonb,
      deleted_reason text,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      unique (file_id, number),
      check ((content is null) <> (storage_key is null))
    );

    create table change_request_counter (
      account_id text primary key references account,
      last_no integer not null
    );

    create table change_request (
      id uuid primary key,
      account_id text not null references account,
      no integer not null,
      directory_id uuid not null references directory,
      file_id uuid not null references file,
      version_id uuid not null references file_version,
      kind text not null check (kind in ('PUBLISH', 'DELETE')),
      title text not null,
      description text,
      status text not null,
      base_version_id uuid references file_version,
      author jsonb not null,
      author_id text not null,
      approvals_needed integer not null,
      merge_blocked_reason text,
      merged_at timestamptz,
      merged_by jsonb,
      revision integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      search text not null,
      unique (account_id, no)
    );
    create unique index change_request_open on change_request (version_id)
      where status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED');
    create index change_request_created on change_request (account_id, created_at desc, id);
    create index change_request_file on change_request (file_id);
    create index change_request_search on change_request using gin (search gin_trgm_ops);

    create table change_request_comment (
      id uuid primary key,
      change_request_id uuid not null references change_request,
      author jsonb not null,
      text text not null,
      line integer,
      created_at timestamptz not null
    );
    create index change_request_comment_request on change_request_comment (change_request_id, created_at);

    create table change_request_review (
      id uuid primary key,
      change_request_id uuid not null references change_request,
      author jsonb not null,
      author_id text not null,
      decision text not null,
      comment text,
      version_revision integer not null,
      dismissed boolean not null,
      created_at timestamptz not null
    );
    create index change_request_review_request on change_request_review (change_request_id, created_at);
    -- A reviewer has one current decision.
    create unique index change_request_review_once on change_request_review (change_request_id, author_id)
      where not dismissed;
  `.execute(db)
}
