import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { taskAddress } from '@portal/contract/tasks/task-address.ts'

/** Types the rows of a history: all histories of the contract share this shape, some with more fields. */
const entriesOf = (rows: readonly unknown[]) => rows as readonly HistoryEntry[]

/** The entries of a history, with links to the tasks that made the changes. */
export const entriesIn = (rows: readonly unknown[]) =>
  entriesOf(rows).map((entry) => ({ ...entry, ...(entry.taskId && { taskHref: taskAddress(entry.taskId) }) }))
