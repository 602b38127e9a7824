import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, repository } from '../workspace.ts'

interface MeasuredFigure {
  readonly name: string
  readonly figure: string
  readonly goal: string
  readonly isReached: boolean
}

interface Measurement {
  readonly date: string
  readonly figures: readonly MeasuredFigure[]
}

type Measurements = Readonly<Record<string, Measurement>>

const STORED = join(packageFolder('benchmarks'), 'figures.json')
const LINE = /^(reached|MISSED ) {2}(.+): (.+), goal (.+)$/

/** The benchmarks that can be run, by their names in `package.json`. */
export function benchmarkNames(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  return Object.keys(scripts).filter((name) => /^bench(:|$)/.test(name))
}

/** What benchmarks found when they were last kept. */
export const storedMeasurements = (): Measurements => JSON.parse(readFileSync(STORED, 'utf8'))

/** The figures in what a benchmark prints. Throws when there is none. */
export function figuresIn(output: string): MeasuredFigure[] {
  const figures = output.split('\n').flatMap((line) => {
    const [, verdict, name = '', figure = '', goal = ''] = LINE.exec(line) ?? []
    return verdict ? [{ name, figure, goal, isReached: verdict === 'reached' }] : []
  })
  if (figures.length === 0) throw new Error('There is no figure in what was given.')
  return figures
}

/** Keeps what a benchmark has printed, in the place of what it printed before. */
export function keepFigures(benchmark: string, date: string, output: string): void {
  if (!benchmarkNames().includes(benchmark))
    throw new Error(`There is no benchmark ${benchmark}. Name one of: ${benchmarkNames().join(', ')}.`)
  const all = { ...storedMeasurements(), [benchmark]: { date, figures: figuresIn(output) } }
  writeFileSync(STORED, `${JSON.stringify(all, null, 2)}\n`)
}
