import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { DATA_KEY_LABELS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { HistoryTable, Pagination, Stack, type TableView } from '@portal/ui'

/** What happened, with the part it happened to: "Business data updated". */
function inWords(entry: HistoryEntry): HistoryEntry {
  const part = entry.dataKey && DATA_KEY_LABELS[entry.dataKey as DataKey]
  if (part) return { ...entry, action: `${part} updated` }
  const status = entry.changes.find(({ path }) => path === '/status')?.after
  return status ? { ...entry, action: status === 'SUSPENDED' ? 'Suspended' : 'Activated' } : entry
}

/** A page of a history, with the way to older ones. */
export function HistoryList({ table }: { table: TableView<HistoryEntry> }) {
  return (
    <Stack gap="3">
      <HistoryTable entries={table.rows?.map(inWords)} error={table.error} onRetry={table.retry} />
      {table.rows && table.rows.length > 0 && <Pagination table={table} />}
    </Stack>
  )
}
