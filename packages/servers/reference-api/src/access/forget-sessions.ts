import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'

const EVERY_MS = 3_600_000

/** By then the tokens of an ended session have expired: no provider gives them a longer lifetime. */
async function forgetSessions(db: Database): Promise<void> {
  await db.deleteFrom('endedSession').where('endedAt', '<', sql<Date>`now() - interval '24 hours'`).execute()
}

export const startForgettingSessions = (db: Database): RepeatedWork =>
  repeat(EVERY_MS, () => forgetSessions(db))
