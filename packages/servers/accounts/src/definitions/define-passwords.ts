import { type QueryExecutorProvider, sql } from 'kysely'

/** Statements of both servers' migrations about passwords and secrets. Never edit them: installations have already run them. */

/** Earlier passwords, which cannot be reused. */
export async function createFormerPasswords(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table former_password (
      operator_id uuid not null references operator on delete cascade,
      password_hash text not null,
      replaced_at timestamptz not null default now()
    );
    create index former_password_operator on former_password (operator_id, replaced_at desc);
  `.execute(db)
}

/** One-time secrets sent by mail: the secret of a link, stored as a hash only. */
export async function createOneTimeSecrets(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table one_time_secret (
      operator_id uuid primary key references operator on delete cascade,
      purpose text not null check (purpose in ('INVITATION', 'PASSWORD_RESET')),
      secret_hash text not null unique,
      expires_at timestamptz not null
    )
  `.execute(db)
}

/** Current passwords, in the schema of the embedded identity provider. */
export async function createCredentials(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table identity.credential (
      user_id uuid primary key,
      password_hash text not null,
      changed_at timestamptz not null default now()
    )
  `.execute(db)
}
