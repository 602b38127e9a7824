import type { RecordFacts } from './record-row.ts'

const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The parameters of a kind's details screen that contain the record's id. */
export const idParameters = ({ id, details }: Pick<RecordFacts, 'id' | 'details'>): readonly string[] =>
  id ?? parametersOf(details ?? '').slice(-1)

/** The id of the record that an address names; undefined when it names none. */
export function idOfRecord(
  record: Pick<RecordFacts, 'id' | 'details'>,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const parts = idParameters(record).map((name) => params[name])
  return parts.length > 0 && parts.every(Boolean) ? parts.join('/') : undefined
}
