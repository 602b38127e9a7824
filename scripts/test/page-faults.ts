import { problemsOf } from '@portal/benchmarks/src/faults/page/judge-cell.ts'
import { measurePageFaults } from '@portal/benchmarks/src/faults/page/measure-page-faults.ts'

/** A small application with an item in the menu; `npm run bench:faults -- page` has all of them. */
const APPLICATION = 'customer-care'

/** A busy machine is slow, not wrong: the benchmark holds the portal to five seconds. */
const MAX_SILENCE_MS = 20_000

/** Tests each fault in one application. Counts the cells that passed. */
export async function testPageFaults(count: (title: string, isPassed: boolean) => void): Promise<void> {
  const onCell = () => undefined
  const cells = await measurePageFaults({ applications: [APPLICATION], fault: undefined }, () => onCell)
  for (const cell of cells) {
    const problems = problemsOf(cell, MAX_SILENCE_MS)
    count([`an application with ${cell.fault.name}`, ...problems].join(', '), problems.length === 0)
  }
}
