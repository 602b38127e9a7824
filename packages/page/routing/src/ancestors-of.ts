/**
 * The rows above a row, outermost first: those whose *pattern* is a prefix of its pattern, segment by
 * segment. Matching the address instead would take a fixed word for an id
 * (`/subjects/business/details/dpa/create`).
 */
export function ancestorsOf<Row extends { path: string }>(
  rows: readonly Row[],
  row: { path: string },
): Row[] {
  return rows
    .filter(({ path }) => path !== row.path && (path === '/' || row.path.startsWith(`${path}/`)))
    .sort((a, b) => a.path.length - b.path.length)
}
