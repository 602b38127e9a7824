import type { SourceRow } from '../../bulk/source-row.ts'
import { packageRowOf } from './package-rows.ts'

/** Adjacent rows of the same kind and subject. */
export type Run = [SourceRow, ...SourceRow[]]

/** Divides the rows of a package into runs, in their order. */
export function runsOf(rows: readonly SourceRow[]): Run[] {
  const runs: Run[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    const [first] = last ?? []
    const one = packageRowOf(row)
    const other = first && packageRowOf(first)
    if (last && other?.kind === one.kind && other.subject === one.subject) last.push(row)
    else runs.push([row])
  }
  return runs
}
