import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { DATA_KEY_LABELS, DATA_KEYS } from '@portal/contract/subjects/subject.ts'

/** The states of a whole subject differ in paths with their part, an entry of one part in paths within it. */
const namesPart = (path: string) => DATA_KEYS.some((key) => path.startsWith(`/${key}/`) || path === `/${key}`)

/** Describes an entry with its part, "Business data updated", which names its fields, too. */
export function historyInWords(entry: HistoryEntry): HistoryEntry {
  const key = DATA_KEYS.find((one) => one === entry.dataKey)
  const part = key && DATA_KEY_LABELS[key]
  if (part) {
    const changes = entry.changes.map((change) =>
      namesPart(change.path) ? change : { ...change, path: `/${key}${change.path}` },
    )
    return { ...entry, action: `${part} updated`, changes }
  }
  const status = entry.changes.find(({ path }) => path === '/status')?.after
  return status ? { ...entry, action: status === 'SUSPENDED' ? 'Suspended' : 'Activated' } : entry
}
