/** Which columns a list shows, and in which order. */
export interface ColumnChoice {
  /** All that can be chosen; the one that names the row always stands first. */
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  /** Those that are shown, in their order. */
  readonly shown: readonly string[]
  choose(keys: readonly string[]): void
  /** What is shown unless somebody chooses. */
  readonly usual: readonly string[]
}

/** All columns as a panel lists them: those that are shown in their order, then the others. */
export function listedOrder({ columns, shown }: ColumnChoice): string[] {
  const others = columns.map(({ key }) => key).filter((key) => !shown.includes(key))
  return [...shown, ...others]
}

/** The order after a shown column has changed places with the next one that is shown; those hidden stay. */
export function moved(order: readonly string[], shown: readonly string[], key: string, by: 1 | -1): string[] {
  const standing = order.filter((one) => shown.includes(one))
  const neighbour = standing[standing.indexOf(key) + by]
  if (neighbour === undefined) return [...order]
  return order.map((one) => ({ [key]: neighbour, [neighbour]: key })[one] ?? one)
}
