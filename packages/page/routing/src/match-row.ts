const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)
const isParam = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false

/**
 * Sorts patterns so that the first match is the right one: at the leftmost segment where two differ in kind,
 * a fixed segment comes before a parameter (`/tasks/promote-subject` before `/tasks/:taskId`).
 */
export function bySpecificity(a: { path: string }, b: { path: string }): number {
  const left = patternOf(a.path)
  const right = patternOf(b.path)
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = Number(isParam(left[index])) - Number(isParam(right[index]))
    if (difference !== 0) return difference
  }
  return right.length - left.length
}

/** Caches the segments of patterns, which are needed for every address. */
const patterns = new Map<string, readonly string[]>()

function patternOf(path: string): readonly string[] {
  const known = patterns.get(path) ?? segmentsOf(path)
  patterns.set(path, known)
  return known
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf(pattern: string, given: readonly string[]): Record<string, string> | undefined {
  const expected = patternOf(pattern)
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? ''
    if (isParam(segment)) params[segment.slice(1)] = value
    else if (segment !== value) return undefined
  }
  return params
}

export interface RowMatch<Row> {
  readonly row: Row
  readonly params: Readonly<Record<string, string>>
}

/** Finds the row for an address, with decoded parameters; `undefined` when there is none. */
export function matchRow<Row extends { path: string }>(
  rows: readonly Row[],
  pathname: string,
): RowMatch<Row> | undefined {
  const given = segmentsOf(pathname).map(decoded)
  let best: RowMatch<Row> | undefined
  for (const row of rows) {
    const params = paramsOf(row.path, given)
    if (params && (!best || bySpecificity(row, best.row) < 0)) best = { row, params }
  }
  return best
}
