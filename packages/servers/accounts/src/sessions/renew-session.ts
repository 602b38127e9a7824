import { sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'

/** In seconds. */
interface Limits {
  /** Since sign-in. */
  readonly lifetime: number
  /** Without use. */
  readonly idle: number
}

/**
 * Extends a session that is used. Returns its remaining seconds. An update, so that a session that has ended in
 * the meantime stays ended; then `undefined`.
 */
export async function renewSession(
  db: AccountsDatabase,
  uid: string,
  { lifetime, idle }: Limits,
): Promise<number | undefined> {
  const session = await db
    .updateTable('identity.artifact')
    .set({
      expiresAt: sql<Date>`least(
        now() + make_interval(secs => ${idle}),
        to_timestamp((payload->>'loginTs')::bigint) + make_interval(secs => ${lifetime})
      )`,
    })
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .returning(sql<number>`greatest(0, floor(extract(epoch from expires_at - now())))::integer`.as('left'))
    .executeTakeFirst()
  return session?.left
}
