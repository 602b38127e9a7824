import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'

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

/** The benchmarks, by their names in `package.json`. */
export function benchmarkNames(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  return Object.keys(scripts).filter((name) => /^bench(:|$)/.test(name))
}

/** The stored results of benchmarks. */
export const storedMeasurements = (): Measurements => JSON.parse(readFileSync(STORED, 'utf8'))

/** The figures in a benchmark's output. Throws when it has no figures. */
export function figuresIn(output: string): MeasuredFigure[] {
  const figures = output.split('\n').flatMap((line) => {
    const [, verdict, name = '', figure = '', goal = ''] = LINE.exec(line) ?? []
    return verdict ? [{ name, figure, goal, isReached: verdict === 'reached' }] : []
  })
  if (figures.length === 0) throw new Error('The input contains no figures.')
  return figures
}

/** Stores a benchmark's output, replacing the previous result. */
export function keepFigures(benchmark: string, date: string, output: string): void {
  if (!benchmarkNames().includes(benchmark))
    throw new Error(`There is no benchmark ${benchmark}. Name one of: ${benchmarkNames().join(', ')}.`)
  const all = { ...storedMeasurements(), [benchmark]: { date, figures: figuresIn(output) } }
  writeFileSync(STORED, `${JSON.stringify(all, null, 2)}\n`)
}
