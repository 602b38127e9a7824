import { deleteEndedSessions } from '@portal/accounts/sessions/ended-sessions.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'

const EVERY_MS = 3_600_000

export const startSessionCleanup = (db: Database): RepeatedWork =>
  repeat(EVERY_MS, () => deleteEndedSessions(db))
