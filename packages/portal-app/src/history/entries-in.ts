import type { HistoryEntry } from '@portal/contract/history-entry.ts'

/** The rows of a history: every one of the contract gives entries of this shape, some with more. */
export const entriesIn = (rows: readonly unknown[]) => rows as readonly HistoryEntry[]
