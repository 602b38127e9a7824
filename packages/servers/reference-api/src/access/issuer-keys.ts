import type { KeyStore } from '@portal/server-common/access/lasting-keys.ts'
import type { Database } from '../database/tables.ts'

/** Keeps the last known keys of a provider in the database, for all processes. */
export const issuerKeys = (db: Database, issuer: string): KeyStore => ({
  read: async () => {
    const row = await db.selectFrom('issuerKeys').selectAll().where('issuer', '=', issuer).executeTakeFirst()
    return row && { keys: row.keys, readAt: row.readAt.getTime() }
  },
  write: async ({ keys, readAt }) => {
    await db
      .insertInto('issuerKeys')
      .values({ issuer, keys, readAt: new Date(readAt) })
      .onConflict((row) =>
        row.column('issuer').doUpdateSet((given) => ({
          keys: given.ref('excluded.keys'),
          readAt: given.ref('excluded.readAt'),
        })),
      )
      .execute()
  },
})
