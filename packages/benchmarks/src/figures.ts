export interface Figure {
  readonly name: string
  readonly unit: string
  readonly values: readonly number[]
  /** The most it should be, or the least. */
  readonly goal: number
  readonly isLeast?: boolean
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The value below which the given share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const order = sorted(values)
  return order[Math.min(order.length - 1, Math.floor(order.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints a figure with its spread beside its goal: one line a reader can compare. */
export function print({ name, unit, values, goal, isLeast = false }: Figure): void {
  const order = sorted(values)
  const middle = Math.round(median(values))
  const spread = order.length > 1 ? ` (${Math.round(order[0] ?? 0)} to ${Math.round(order.at(-1) ?? 0)})` : ''
  const isReached = isLeast ? middle >= goal : middle <= goal
  const limit = `goal ${isLeast ? 'at least ' : ''}${goal} ${unit}`
  console.info(`${isReached ? 'reached' : 'MISSED '}  ${name}: ${middle} ${unit}${spread}, ${limit}`)
}
