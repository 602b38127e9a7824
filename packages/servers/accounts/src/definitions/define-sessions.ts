import { type QueryExecutorProvider, sql } from 'kysely'

/** Statements of both servers' migrations about sessions. Never edit them: installations have already run them. */

/** What oidc-provider keeps: sessions, grants, codes, refresh tokens, sign-ins in progress. */
export async function createArtifacts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table identity.artifact (
      model text not null,
      -- SHA-256 of the code or token: a copy of the database opens no session
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      consumed_at timestamptz,
      expires_at timestamptz not null,
      primary key (model, id)
    );
    create index artifact_grant on identity.artifact (grant_id) where grant_id is not null;
    create index artifact_uid on identity.artifact (uid) where uid is not null;
    create index artifact_expiry on identity.artifact (expires_at);
  `.execute(db)
}

/** Refresh tokens that replace each other are a family: one for each sign-in in a session. */
export async function addTokenFamilies(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table identity.artifact add column family text`.execute(db)
}

/** All sessions of an operator end together. */
export async function findArtifactsByOperator(db: QueryExecutorProvider): Promise<void> {
  await sql`create index artifact_account on identity.artifact ((payload ->> 'accountId'))`.execute(db)
}

/** What invalidates an access token before it expires. */
export async function createEndedSessions(db: QueryExecutorProvider): Promise<void> {
  await sql`
    -- Earlier tokens are rejected: the password was changed or reset, or the operator disabled.
    alter table operator add column valid_from timestamptz not null default 'epoch';

    -- Sessions that ended before their tokens, by the tokens' \`sid\`.
    create table ended_session (
      id text primary key,
      ended_at timestamptz not null default now()
    );
    create index ended_session_age on ended_session (ended_at);
  `.execute(db)
}

/**
 * Access tokens name the grant of their session as `sid`. With the grant they end, whatever ends it: signing out,
 * revocation, a code or refresh token that is used twice, a new password.
 */
export async function endSessionsWithGrants(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function identity.end_session_of_grant() returns trigger language plpgsql as $$
  begin
    insert into public.ended_session (id) values (old.id) on conflict do nothing;
    return null;
  end
$$;
    create trigger grant_ended after delete on identity.artifact
      for each row when (old.model = 'Grant') execute function identity.end_session_of_grant();
  `.execute(db)
}

/** Rejected sign-ins, until the product API has moved them to the audit trail. */
export async function createRefusedSignIns(db: QueryExecutorProvider): Promise<void> {
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
    )
  `.execute(db)
}
