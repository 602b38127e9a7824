/**
 * The rows above a row, outermost first: those whose *pattern* is a prefix of its pattern, segment by
 * segment, or of its `under` path. Matching the address instead would mistake a fixed segment for an id
 * (`/subjects/business/details/dpa/create`).
 */
export function ancestorsOf<Row extends { path: string }>(
  rows: readonly Row[],
  row: { readonly path: string; readonly under?: string },
): Row[] {
  const place = row.under ? `${row.under}/` : row.path
  return rows
    .filter(({ path }) => path !== row.path && (path === '/' || place.startsWith(`${path}/`)))
    .sort((a, b) => a.path.length - b.path.length)
}
