import { parseArgs } from 'node:util'
import { problemsOf } from './judge-cell.ts'
import { measurePageFaults } from './measure-page-faults.ts'
import { printFindings, printRows } from './print-matrix.ts'

/**
 * Prints what operators experience of each fault in each application, without a last good version to fall
 * back to. `words` are names of applications, and `--fault` with the name of one. Returns whether all cells
 * passed.
 */
export async function measurePage(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { fault: { type: 'string' } },
  })
  const startedAt = performance.now()
  const cells = await measurePageFaults({ applications: positionals, fault: values.fault }, printRows)
  printFindings(cells)
  console.info(`after ${Math.round((performance.now() - startedAt) / 60_000)} min`)
  return cells.every((cell) => problemsOf(cell).length === 0)
}
