import type { Pool } from 'pg'
import { inTransaction } from '../database/transaction.ts'

/**
 * How long a used refresh token counts as unused: an answer may be lost, and two tabs may renew at the same
 * time.
 */
export const REFRESH_GRACE_SECONDS = 10

/** Marks tokens without any grace as used. Not 0, which oidc-provider takes for unused. */
const overLongAgo = 'to_timestamp(1)'

interface Family {
  id: string
  isUnused: boolean
  isInGrace: boolean
}

/**
 * Exchanges a refresh token; false when it was used before. Using a successor ends the grace of the token and
 * of a second successor: one of several copies keeps working and the others are detected.
 */
export function takeRefreshToken(database: Pool, id: string): Promise<boolean> {
  return inTransaction(database, async (client) => {
    // Always in the same order, so that two of a family cannot deadlock.
    const { rows } = await client.query<Family>(
      `select id, consumed_at is null as "isUnused",
         consumed_at > now() - make_interval(secs => $2) is true as "isInGrace"
       from identity.artifact
       where model = 'RefreshToken' and grant_id =
         (select grant_id from identity.artifact where model = 'RefreshToken' and id = $1)
         and (id = $1 or consumed_at is null or consumed_at > ${overLongAgo})
       order by id for update`,
      [id, REFRESH_GRACE_SECONDS],
    )
    const token = rows.find((one) => one.id === id)
    if (!token?.isUnused) return token?.isInGrace === true
    await client.query(
      `update identity.artifact set consumed_at = case when id = $1 then now() else ${overLongAgo} end
       where model = 'RefreshToken' and id = any($2)`,
      [id, rows.map((one) => one.id)],
    )
    return true
  })
}
