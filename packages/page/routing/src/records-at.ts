import type { RecordFacts } from './record-row.ts'

/**
 * The kinds of records that a screen is about, nearest first: those whose details path is a prefix of the
 * screen's path. Finds the id whatever its parameter is called.
 */
export function recordsAt<Facts extends Pick<RecordFacts, 'details' | 'screens'>>(
  records: readonly Facts[],
  row: { path: string },
): Facts[] {
  return records
    .filter(({ details, screens = [] }) =>
      [details, ...screens].some((path) => path && `${row.path}/`.startsWith(`${path}/`)),
    )
    .sort((a, b) => (b.details ?? '').length - (a.details ?? '').length)
}
