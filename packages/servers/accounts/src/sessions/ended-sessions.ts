import { type RawBuilder, sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'

/** Which of these sessions have ended, as a JSON list read with a row of another table. */
export const endedAmong = (sessionIds: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`coalesce((select json_agg(id) from ended_session where id in (${sessionIds})), '[]')`

/** By then the tokens of an ended session have expired: no provider gives them a longer lifetime. */
export async function deleteEndedSessions(db: AccountsDatabase): Promise<void> {
  await db.deleteFrom('endedSession').where('endedAt', '<', sql<Date>`now() - interval '24 hours'`).execute()
}
