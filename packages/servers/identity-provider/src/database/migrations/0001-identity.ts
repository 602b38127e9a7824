import { createCredentials } from '@portal/accounts/definitions/define-passwords.ts'
import { createArtifacts } from '@portal/accounts/definitions/define-sessions.ts'
import { type QueryExecutorProvider, sql } from 'kysely'

export async function createIdentity(db: QueryExecutorProvider): Promise<void> {
  await createArtifacts(db)
  await createCredentials(db)
  await sql`
    create table identity.signing_key (
      kid text primary key,
      private_jwk jsonb not null,
      created_at timestamptz not null default now()
    );

    -- Failed sign-ins, counted by e-mail address, network address or device; the key is a hash of it.
    create table identity.sign_in_attempt (
      key text primary key,
      failures integer not null default 0,
      last_at timestamptz not null default now()
    );
    create index sign_in_attempt_age on identity.sign_in_attempt (last_at);
  `.execute(db)
}
