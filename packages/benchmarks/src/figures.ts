export interface Figure {
  readonly name: string
  readonly unit: string
  readonly values: readonly number[]
  /** The most it should be. */
  readonly goal: number
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export function median(values: readonly number[]): number {
  const order = sorted(values)
  return order[Math.floor(order.length / 2)] ?? Number.NaN
}

/** Prints a figure with its spread beside its goal: one line a reader can compare. */
export function print({ name, unit, values, goal }: Figure): void {
  const order = sorted(values)
  const middle = Math.round(median(values))
  const spread = order.length > 1 ? ` (${Math.round(order[0] ?? 0)} to ${Math.round(order.at(-1) ?? 0)})` : ''
  console.info(
    `${middle <= goal ? 'reached' : 'MISSED '}  ${name}: ${middle} ${unit}${spread}, goal ${goal} ${unit}`,
  )
}
