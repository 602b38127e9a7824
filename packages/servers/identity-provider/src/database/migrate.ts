import { readdir, readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { inTransaction } from './transaction.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Migrates the schema `identity`; several processes may do so at the same time. */
export async function migrate(database: Pool): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await inTransaction(database, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('migrate identity'))`)
    await client.query('create schema if not exists identity')
    await client.query(
      'create table if not exists identity.migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = await client.query<{ name: string }>('select name from identity.migration')
    const known = new Set(applied.rows.map((row) => row.name))
    for (const name of files.filter((file) => !known.has(file))) {
      await client.query(await readFile(new URL(name, folder), 'utf8'))
      await client.query('insert into identity.migration (name) values ($1)', [name])
    }
  })
}
