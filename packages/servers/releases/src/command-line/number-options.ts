import { UsageError } from './usage.ts'

interface Kind {
  readonly words: string
  includes(value: number): boolean
}

const WHOLE: Kind = { words: 'whole number', includes: Number.isInteger }
const ANY: Kind = { words: 'number', includes: Number.isFinite }

/** The number in an option. Throws a `UsageError`. */
export function numberOf(
  name: string,
  given: string | undefined,
  from: number,
  to: number,
  kind: Kind = WHOLE,
): number | undefined {
  if (given === undefined) return undefined
  const value = Number(given)
  if (given.trim() !== '' && value >= from && value <= to && kind.includes(value)) return value
  throw new UsageError(`--${name} takes a ${kind.words} from ${from} to ${to}; "${given}" is not valid.`)
}

/** Only percentages may have fractions. */
export const percentOf = (name: string, given: string | undefined) => numberOf(name, given, 0, 100, ANY)

/** The increasing percentages in an option. */
export function stepsOf(given: string | undefined): readonly number[] {
  if (given === undefined) return []
  const steps = given.split(',').map((step) => percentOf('steps', step) ?? 0)
  if (steps.every((step, index) => step > (steps[index - 1] ?? 0))) return steps
  throw new UsageError(`--steps takes increasing percentages, such as 5,25,50; "${given}" is not valid.`)
}
