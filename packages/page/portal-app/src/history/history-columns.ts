import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import type { Column } from '@portal/ui'

const text = (key: string, label: string, of: (entry: HistoryEntry) => string | undefined) => ({
  key,
  label,
  text: of,
})

/** The export columns of a history: one row per entry. */
export const historyColumns: readonly Column<never>[] = [
  text('changedAt', 'When', ({ changedAt }) => changedAt),
  text('name', 'Who', ({ changedBy }) => changedBy.name),
  text('email', 'Email', ({ changedBy }) => changedBy.email),
  text('action', 'What', ({ action }) => action),
  text('changeReason', 'Reason', ({ changeReason }) => changeReason),
  text('revision', 'Revision', ({ revision }) => String(revision)),
  text('changes', 'Changes', ({ changes }) => JSON.stringify(changes)),
  text('correlationId', 'Request ID', ({ correlationId }) => correlationId),
] satisfies Column<HistoryEntry>[]
