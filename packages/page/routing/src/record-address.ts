import { idParameters } from './id-of-record.ts'
import type { RecordFacts } from './record-row.ts'

/** A record as an entry of the audit trail names it. */
export interface NamedRecord {
  readonly entityId: string
  readonly entityName?: string | undefined
  readonly subjectId?: string | undefined
  readonly directoryId?: string | undefined
}

/** Where a record is shown: on its details screen, else in its list; undefined when there is neither. */
export function recordAddress(facts: RecordFacts, record: NamedRecord): string | undefined {
  const { list, details, within = {} } = facts
  if (!details) return list && `${list}?q=${encodeURIComponent(record.entityName ?? record.entityId)}`
  const names = idParameters(facts)
  const parts = names.length === 1 ? [record.entityId] : record.entityId.split('/')
  const values = new Map([
    ...Object.entries(within).map(([name, place]) => [name, record[place]] as const),
    ...names.map((name, index) => [name, parts[index]] as const),
  ])
  return details.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}
