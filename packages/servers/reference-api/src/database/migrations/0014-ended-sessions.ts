import { type Kysely, sql } from 'kysely'

/** What invalidates an access token before it expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Tokens that were made earlier are refused: the password was changed or reset, or the operator shut out.
    alter table operator add column valid_from timestamptz not null default 'epoch';

    -- Sessions that ended before their tokens did, by the \`sid\` that the tokens name. The identity provider tells.
    create table ended_session (
      id text primary key,
      ended_at timestamptz not null default now()
    );
    create index ended_session_age on ended_session (ended_at);
  `.execute(db)
}
