import { readAsvsTable } from './asvs-table.ts'
import { derivedFigures } from './derived-figures.ts'
import { benchmarkNames, storedMeasurements } from './measured-figures.ts'

interface Row {
  readonly goal: string
  readonly figure: string
  readonly date: string
  readonly command: string
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const figureOf = ({ figure, isReached }: { figure: string; isReached: boolean }) =>
  isReached ? figure : `${figure}: **missed**`

const derivedRows = (date: string): Row[] =>
  derivedFigures().map((one) => ({ goal: one.goal, figure: figureOf(one), date, command: one.command }))

function measuredRows(benchmark: string): Row[] {
  const command = `npm run ${benchmark}`
  const stored = storedMeasurements()[benchmark]
  if (!stored) return [{ goal: 'The goals it prints', figure: 'not measured', date: '', command }]
  return stored.figures.map((one) => ({
    goal: `${one.name}: ${one.goal}`,
    figure: figureOf(one),
    date: stored.date,
    command,
  }))
}

const rowsOf = (rows: readonly Row[]) =>
  table(
    ['goal', 'figure', 'date', 'how to repeat it'],
    rows.map(({ goal, figure, date, command }) => [goal, figure, date, `\`${command}\``]),
  )

const openRequirements = () =>
  readAsvsTable()
    .filter(({ status }) => status === 'not met')
    .map(({ requirement, level, words, proof }) => [requirement, level, words, proof])

/** The page with goals, results, and how to verify them. */
export const trustPage = (date: string): string => `# Trust

Written by \`npm run trust\`. What was not measured is not claimed.

## What the repository shows

${rowsOf(derivedRows(date))}

## What benchmarks measure

They need a quiet machine. \`npm run bench:api | npm run trust -- bench:api\` stores the printed figures.

${rowsOf(benchmarkNames().flatMap(measuredRows))}

## What is open in ASVS

[The table](../asvs.csv) lists all requirements, with the test that proves each; [the security page](security.md) has
the required documentation. These are not met:

${table(['requirement', 'level', 'what it requires', 'why not'], openRequirements())}
`
