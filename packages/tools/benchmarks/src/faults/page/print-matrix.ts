import { median, print } from '../../figures.ts'
import { MAX_SILENCE_MS, problemsOf } from './judge-cell.ts'
import type { MeasuredCell } from './measure-page-faults.ts'

const NAME_WIDTH = 22
const WIDTH = 15
/** A page that is frozen for this long is mentioned. */
const FROZEN_MS = 1_000

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

/** A cell of the table: whether all was well, and when the page reported a problem. */
function textOf(cell: MeasuredCell): string {
  if (problemsOf(cell).length > 0) return 'FAILED'
  const { reportedAfter, frozen } = cell.met
  if (reportedAfter !== undefined) return `ok ${seconds(reportedAfter)}`
  return frozen > FROZEN_MS ? `ok, busy ${seconds(frozen)}` : 'ok'
}

const line = (first: string, others: readonly string[]) =>
  [first.padEnd(NAME_WIDTH), ...others.map((text) => text.padEnd(WIDTH))].join('').trimEnd()

/** Prints a row of the matrix and its problems once its last cell is measured. */
export function printRows(applications: readonly string[]) {
  const rows = new Map<string, MeasuredCell[]>()
  console.info(line('', applications))
  return (cell: MeasuredCell): void => {
    const { name } = cell.fault
    const row = [...(rows.get(name) ?? []), cell]
    rows.set(name, row)
    if (row.length < applications.length) return
    const cells = applications.flatMap((short) =>
      row.filter(({ application }) => application.short === short),
    )
    console.info(line(name, cells.map(textOf)))
    for (const one of cells) {
      const problems = problemsOf(one)
      if (problems.length > 0) console.info(`  ${one.application.short}: ${problems.join('; ')}`)
    }
  }
}

const named = ({ fault, application }: MeasuredCell) => `${fault.name} of ${application.short}`

function printReported(name: string, cells: readonly MeasuredCell[]): void {
  const values = cells.flatMap(({ met }) => met.reportedAfter ?? [])
  if (values.length > 0) print({ name: `reported after, ${name}`, unit: 'ms', values, goal: MAX_SILENCE_MS })
}

/** Prints console messages besides the faults, and the figures. */
export function printFindings(cells: readonly MeasuredCell[]): void {
  for (const cell of cells)
    for (const complaint of cell.complaints)
      console.info(`console  ${named(cell)}: ${complaint.split('\n')[0]}`)
  printReported(
    'what hangs',
    cells.filter(({ fault }) => fault.expected.counted.includes('hang')),
  )
  printReported(
    'everything else',
    cells.filter(({ fault }) => !fault.expected.counted.includes('hang')),
  )
  const back = cells.flatMap(({ met }) => (typeof met.backAfter === 'number' ? met.backAfter : []))
  if (back.length > 0)
    console.info(`${back.length} screens recovered when the fault was over, after ${seconds(median(back))}`)
  const failed = cells.filter((cell) => problemsOf(cell).length > 0)
  console.info(`${cells.length - failed.length} cells passed, ${failed.length} failed`)
}
