import { rm } from 'node:fs/promises'
import { connect } from '@portal/reference-api/database/connect.ts'
import { prepareDatabase } from '@portal/reference-api/database/prepare-database.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { Settings } from '@portal/reference-api/settings.ts'
import { sql } from 'kysely'
import type { DemoSettings } from './demo-settings.ts'
import { PRODUCTION_ACCOUNT } from './load-demo-data.ts'
import { prepareDemoDatabase } from './prepare-demo-database.ts'

/** Production accounts, except the one that only shows what they look like. */
async function productionAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('account') is not null as known`.execute(
    db,
  )
  if (!rows[0]?.known) return []
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('environment', '=', 'PRODUCTION')
    .where('id', '!=', PRODUCTION_ACCOUNT)
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Drops all data of the product API and the identity provider, except those in a bucket, and loads fresh demo data, if
 * any. Throws an `Error` with a one-sentence message when there is a production account, unless `evenProduction`.
 */
export async function resetDemo(
  settings: Settings,
  demo: DemoSettings | undefined,
  evenProduction: boolean,
): Promise<void> {
  const db = connect(settings.databaseUrl)
  try {
    const accounts = await productionAccounts(db)
    if (accounts.length > 0 && !evenProduction) {
      throw new Error(
        `${accounts.join(', ')} is a production account; nothing was changed. To delete its data anyway, add --production.`,
      )
    }
    await sql`drop schema if exists identity cascade; drop schema public cascade; create schema public`.execute(
      db,
    )
  } finally {
    await db.destroy()
  }
  const { storage } = settings
  if ('directory' in storage) await rm(storage.directory, { recursive: true, force: true })
  await (demo ? prepareDemoDatabase(settings, demo) : prepareDatabase(settings))
}
