import {
  addTokenFamilies,
  endSessionsWithGrants,
  findArtifactsByOperator,
} from '@portal/accounts/definitions/define-sessions.ts'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { accountsPool } from './accounts-pool.ts'
import { createIdentity } from './migrations/0001-identity.ts'
import { countAnonymousCalls } from './migrations/0004-anonymous-calls.ts'

/** By the names under which installations have recorded them. */
const migrations: Readonly<Record<string, (db: QueryExecutorProvider) => Promise<void>>> = {
  '0001-identity.sql': createIdentity,
  '0002-sessions-of-an-operator.sql': findArtifactsByOperator,
  '0003-ended-sessions.sql': endSessionsWithGrants,
  '0004-anonymous-calls.sql': countAnonymousCalls,
  '0005-token-families.sql': addTokenFamilies,
}

/** Even `if not exists` needs the right to create schemas, which the provider needs only once. */
async function isPrepared(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ here: boolean }>`
    select to_regclass('identity.migration') is not null as here
  `.execute(db)
  return rows[0]?.here === true
}

async function prepare(db: QueryExecutorProvider): Promise<void> {
  await sql`create schema if not exists identity`.execute(db)
  await sql`
    create table if not exists identity.migration (
      name text primary key, applied_at timestamptz not null default now()
    )
  `.execute(db)
}

/** Migrates the schema `identity`; several processes may do so at the same time. */
export async function migrate(database: Pool): Promise<void> {
  await accountsPool(database)
    .transaction()
    .execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('migrate identity'))`.execute(db)
      if (!(await isPrepared(db))) await prepare(db)
      const { rows } = await sql<{ name: string }>`select name from identity.migration`.execute(db)
      const known = new Set(rows.map(({ name }) => name))
      for (const [name, up] of Object.entries(migrations)) {
        if (known.has(name)) continue
        await up(db)
        await sql`insert into identity.migration (name) values (${name})`.execute(db)
      }
    })
}
