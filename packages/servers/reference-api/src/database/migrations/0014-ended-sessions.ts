import { type Kysely, sql } from 'kysely'

/** What invalidates an access token before it expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Earlier tokens are rejected: the password was changed or reset, or the operator disabled.
    alter table operator add column valid_from timestamptz not null default 'epoch';

    -- Sessions that ended before their tokens, by the tokens' \`sid\`. Written by the identity provider.
    create table ended_session (
      id text primary key,
      ended_at timestamptz not null default now()
    );
    create index ended_session_age on ended_session (ended_at);
  `.execute(db)
}
