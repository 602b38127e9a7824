import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import { heldSince } from './editor-store.ts'

const EVERY_MS = 60_000

/** Removes the announcements of editors who left without notice. */
export async function deleteIdleEditors(db: Database): Promise<void> {
  await db.deleteFrom('editor').where('seenAt', '<=', heldSince).execute()
}

export const startEditorCleanup = (db: Database): RepeatedWork =>
  repeat(EVERY_MS, () => deleteIdleEditors(db))
