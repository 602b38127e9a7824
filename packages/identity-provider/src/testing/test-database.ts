import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { Pool } from 'pg'

export interface TestDatabase {
  url: string
  pool: Pool
  stop(): Promise<void>
}

/** A PostgreSQL of its own with the reference API's table of operators, still empty. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { fsync: 'off' } })
  const pool = new Pool({ connectionString: postgres.url })
  await pool.query(`
    create table operator (
      id uuid primary key default gen_random_uuid(),
      account_id text not null default 'c2p-demo',
      email text not null unique,
      given_name text not null default 'Ada',
      family_name text not null default 'O''Neill',
      status text not null default 'ACTIVE',
      credential_state text not null default 'CONFIRMED',
      last_sign_in_at timestamptz
    )`)
  return {
    url: postgres.url,
    pool,
    async stop() {
      await pool.end()
      await postgres.stop()
      await rm(directory, { recursive: true })
    },
  }
}

let made = 0

/** A new operator; the demo password is theirs. */
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
