import type { RecordFacts } from './record-row.ts'

/**
 * The kinds of records that a screen is about, the nearest first: those whose details screen has a path that is a
 * leading part of the screen's own. So the id is found whatever its parameter is called.
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
