import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { createTestDatabase } from '@portal/reference-api/testing/test-database.ts'
import { outliveBreaks } from '@portal/server-common/outlive-breaks.ts'
import { Pool } from 'pg'
import { digest } from '../digest.ts'

export interface TestDatabase {
  url: string
  pool: Pool
  stop(): Promise<void>
}

/** The empty tables of the product API that the provider uses. */
const TABLES = `
    create table operator (
      id uuid primary key default gen_random_uuid(),
      account_id text not null default 'c2p-demo',
      email text not null unique,
      given_name text not null default 'Ada',
      family_name text not null default 'O''Neill',
      status text not null default 'ACTIVE',
      credential_state text not null default 'CONFIRMED',
      last_sign_in_at timestamptz,
      is_demo boolean not null default true,
      valid_from timestamptz not null default 'epoch'
    );
    create table installation_secret (name text primary key, value bytea not null);
    create table refused_sign_in (
      account_hash text not null,
      address_hash text not null,
      reason text not null,
      operator_id uuid,
      times integer not null default 1,
      at timestamptz not null default now(),
      primary key (account_hash, address_hash, reason)
    );
    create table ended_session (id text primary key, ended_at timestamptz not null default now());
    create table former_password (
      operator_id uuid not null,
      password_hash text not null,
      replaced_at timestamptz not null default now()
    );
    create table one_time_secret (
      operator_id uuid primary key,
      purpose text not null,
      secret_hash text not null unique,
      expires_at timestamptz not null
    );
    create table operator_event (operator_id uuid not null, action text not null);
    create table mail (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      subject text not null default 'A mail',
      body text,
      secret_of uuid,
      secret_until timestamptz,
      written_at timestamptz not null default now(),
      sent_at timestamptz,
      next_attempt_at timestamptz,
      failure text
    )`

async function withTables(url: string, remove: () => Promise<void>): Promise<TestDatabase> {
  const pool = new Pool({ connectionString: url })
  outliveBreaks(pool)
  await pool.query(TABLES)
  return {
    url,
    pool,
    async stop() {
      await pool.end()
      await remove()
    },
  }
}

/** A separate database on the test run's PostgreSQL. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase('empty')
  return withTables(url, drop)
}

/** The same on a separate PostgreSQL, which is removed with it. */
export async function startTestPostgres(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'))
  const { url, stop } = await startEmbeddedPostgres({ directory, settings: { fsync: 'off' } })
  return withTables(url, async () => {
    await stop()
    await rm(directory, { recursive: true })
  })
}

let made = 0

/** A new operator with the demo password. */
export async function addOperator(
  { pool }: TestDatabase,
  { status = 'ACTIVE', credentialState = 'CONFIRMED' } = {},
): Promise<{ id: string; email: string }> {
  made += 1
  const { rows } = await pool.query(
    'insert into operator (email, status, credential_state) values ($1, $2, $3) returning id, email',
    [`operator-${made}@program.example`, status, credentialState],
  )
  return rows[0]
}

/** A one-time secret for an operator; the email consists of it. */
export async function giveSecret(
  { pool }: TestDatabase,
  { id, email }: { id: string; email: string },
  purpose: 'INVITATION' | 'PASSWORD_RESET',
  secret: string,
  life = '1 hour',
): Promise<void> {
  await pool.query(
    `insert into one_time_secret values ($1, $2, $3, now() + $4::interval)
     on conflict (operator_id) do update
       set purpose = excluded.purpose, secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`,
    [id, purpose, digest(secret), life],
  )
  await pool.query(
    `insert into mail (recipient, body, secret_of, secret_until) values ($1, $2, $3, now() + $4::interval)`,
    [email, `The secret: ${secret}`, id, life],
  )
}
