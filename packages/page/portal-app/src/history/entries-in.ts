import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { taskAddress } from '@portal/contract/tasks/task-address.ts'

/** What a history of the contract answers: every one of them gives entries of this shape, some with more. */
const entriesOf = (rows: readonly unknown[]) => rows as readonly HistoryEntry[]

/** The entries of a history, with the way to the task where one has made the change. */
export const entriesIn = (rows: readonly unknown[]) =>
  entriesOf(rows).map((entry) => ({ ...entry, ...(entry.taskId && { taskHref: taskAddress(entry.taskId) }) }))
