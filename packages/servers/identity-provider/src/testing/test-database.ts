import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digest } from '@portal/accounts/digest.ts'
import { connect } from '@portal/reference-api/database/connect.ts'
import { migrate } from '@portal/reference-api/database/migrate.ts'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { createTestDatabase } from '@portal/reference-api/testing/test-database.ts'
import { outliveBreaks } from '@portal/server-common/outlive-breaks.ts'
import { Pool } from 'pg'

export interface TestDatabase {
  url: string
  pool: Pool
  stop(): Promise<void>
}

export const ACCOUNT = 'c2p-demo'

/** The tables of the product API, which the provider uses too, without records. */
async function makeTables(url: string): Promise<void> {
  const db = connect(url)
  await migrate(db)
  await db.destroy()
}

async function withTables(url: string, remove: () => Promise<void>): Promise<TestDatabase> {
  await makeTables(url)
  const pool = new Pool({ connectionString: url })
  outliveBreaks(pool)
  await pool.query(
    `insert into account (id, name, environment, product_title) values ($1, 'Demo', 'SANDBOX', 'Portal')`,
    [ACCOUNT],
  )
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
    `insert into operator (id, account_id, email, given_name, family_name, status, credential_state, is_demo,
       created_by, updated_by)
     values (gen_random_uuid(), $1, $2, 'Ada', 'O''Neill', $3, $4, true, '{}', '{}') returning id, email`,
    [ACCOUNT, `operator-${made}@program.example`, status, credentialState],
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
    `insert into mail (id, account_id, recipient, subject, body, secret_of, secret_until)
     values (gen_random_uuid(), $1, $2, 'An email', $3, $4, now() + $5::interval)`,
    [ACCOUNT, email, `The secret: ${secret}`, id, life],
  )
}
