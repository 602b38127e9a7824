import { sql } from 'kysely'
import type { AccountsDatabase, AccountsPool } from '../account-tables.ts'

/**
 * How long a used refresh token counts as unused: a response may be lost, and two tabs may renew at the same
 * time.
 */
const GRACE = sql`interval '10 seconds'`

/** Marks tokens as used, with no grace period left. Not 0, which oidc-provider takes for unused. */
const overLongAgo = sql<Date>`to_timestamp(1)`

/** Whether an artifact is a refresh token that was just used. */
export const isInGrace = sql<boolean>`model = 'RefreshToken' and consumed_at > now() - ${GRACE} is true`

/** The family of a token. Tokens that are older than families have none. */
const familyOf = (id: string) =>
  sql<string | null>`(select family from identity.artifact where model = 'RefreshToken' and id = ${id})`

/** The family of a new refresh token: that of the one it replaces, or its own. */
export const newFamilyOf = (id: string, replaced: string | undefined) =>
  replaced === undefined ? sql<string>`${id}` : familyOf(replaced)

/**
 * Locks a token and the other valid ones of its family, always in the same order, so that concurrent exchanges cannot
 * deadlock.
 */
const lockFamily = (db: AccountsDatabase, id: string) =>
  db
    .selectFrom('identity.artifact')
    .select('id')
    .select(sql<boolean>`consumed_at is null`.as('isUnused'))
    .select(isInGrace.as('isInGrace'))
    .where('model', '=', 'RefreshToken')
    .where(
      sql<boolean>`grant_id = (
        select grant_id from identity.artifact where model = 'RefreshToken' and id = ${id}
      )`,
    )
    .where(sql<boolean>`family is not distinct from ${familyOf(id)}`)
    .where(sql<boolean>`(id = ${id} or consumed_at is null or consumed_at > ${overLongAgo})`)
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Exchanges a refresh token; false when it was used before. Using a successor ends the grace of the token and
 * of a second successor: one of several copies keeps working and the others are detected.
 */
export function takeRefreshToken(db: AccountsPool, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const family = await lockFamily(transaction, id)
    const token = family.find((one) => one.id === id)
    if (!token?.isUnused) return token?.isInGrace === true
    await transaction
      .updateTable('identity.artifact')
      .set({ consumedAt: sql<Date>`case when id = ${id} then now() else ${overLongAgo} end` })
      .where('model', '=', 'RefreshToken')
      .where(
        'id',
        'in',
        family.map((one) => one.id),
      )
      .execute()
    return true
  })
}
