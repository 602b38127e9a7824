import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { DATA_KEY_LABELS, type DataKey } from '@portal/contract/subjects/subject.ts'

/** What happened, with the part it happened to: "Business data updated". */
export function historyInWords(entry: HistoryEntry): HistoryEntry {
  const part = entry.dataKey && DATA_KEY_LABELS[entry.dataKey as DataKey]
  if (part) return { ...entry, action: `${part} updated` }
  const status = entry.changes.find(({ path }) => path === '/status')?.after
  return status ? { ...entry, action: status === 'SUSPENDED' ? 'Suspended' : 'Activated' } : entry
}
