import { idParameters } from './id-of-record.ts'
import type { RecordFacts } from './record-row.ts'

/** A record as an audit entry names it. */
export interface NamedRecord {
  readonly entityId: string
  readonly entityName?: string | undefined
  readonly subjectId?: string | undefined
  readonly directoryId?: string | undefined
}

/** The address of a record's details screen, or of its list; undefined when there is neither. */
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
