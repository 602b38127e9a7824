export interface Figure {
  readonly name: string
  readonly unit: string
  readonly values: readonly number[]
  /** The maximum, or the minimum if higher is better. */
  readonly goal: number
  readonly higherIsBetter?: boolean
  /** Digits after the point. */
  readonly digits?: number
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The quantile: the given share of all values is below it. */
export function quantile(values: readonly number[], share: number): number {
  const order = sorted(values)
  return order[Math.min(order.length - 1, Math.floor(order.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints a figure with its spread beside its goal: one line a reader can compare. */
export function print({ name, unit, values, goal, higherIsBetter = false, digits = 0 }: Figure): void {
  const order = sorted(values)
  const middle = Number(median(values).toFixed(digits))
  const spread =
    order.length > 1 ? ` (${(order[0] ?? 0).toFixed(digits)} to ${(order.at(-1) ?? 0).toFixed(digits)})` : ''
  const isReached = higherIsBetter ? middle >= goal : middle <= goal
  const limit = `goal ${higherIsBetter ? 'at least ' : ''}${goal} ${unit}`
  console.info(`${isReached ? 'reached' : 'MISSED '}  ${name}: ${middle} ${unit}${spread}, ${limit}`)
}

interface Ratio {
  readonly name: string
  /** Milliseconds. */
  readonly values: readonly number[]
  /** Those of the bare page in the same run. */
  readonly floor: readonly number[]
  /** The maximum ratio. */
  readonly goal: number
}

/** Prints the ratio of a time to the floor, with both medians. Ratios can be compared between runs. */
export function printRatio({ name, values, floor, goal }: Ratio): void {
  const ratio = median(values) / median(floor)
  const times = `${Math.round(median(values))} ms, floor ${Math.round(median(floor))} ms`
  const verdict = ratio <= goal ? 'reached' : 'MISSED '
  console.info(`${verdict}  ${name}: ×${ratio.toFixed(2)} (${times}), goal ×${goal.toFixed(2)}`)
}
