import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { DATA_KEY_LABELS, DATA_KEYS } from '@portal/contract/subjects/subject.ts'

/** Describes an entry with its part: "Business data updated". */
export function historyInWords(entry: HistoryEntry): HistoryEntry {
  const key = DATA_KEYS.find((one) => one === entry.dataKey)
  const part = key && DATA_KEY_LABELS[key]
  if (part) return { ...entry, action: `${part} updated` }
  const status = entry.changes.find(({ path }) => path === '/status')?.after
  return status ? { ...entry, action: status === 'SUSPENDED' ? 'Suspended' : 'Activated' } : entry
}
