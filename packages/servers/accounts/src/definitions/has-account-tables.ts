import { sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'

/** Whether the product API has made the tables that a sign-in needs. */
export async function hasAccountTables(db: AccountsDatabase): Promise<boolean> {
  const { here } = await db
    .selectNoFrom(sql<boolean>`to_regclass('public.refused_sign_in') is not null`.as('here'))
    .executeTakeFirstOrThrow()
  return here
}
