/** The columns of a list and their order. */
export interface ColumnChoice {
  /** All available columns; the row's header is always first. */
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  /** Visible columns, in order. */
  readonly shown: readonly string[]
  choose(keys: readonly string[]): void
  /** Default columns. */
  readonly usual: readonly string[]
}

/** All columns as a panel lists them: visible ones in order, then the others. */
export function listedOrder({ columns, shown }: ColumnChoice): string[] {
  const others = columns.map(({ key }) => key).filter((key) => !shown.includes(key))
  return [...shown, ...others]
}

/** The order after swapping a visible column with the next visible one; hidden ones stay. */
export function moved(order: readonly string[], shown: readonly string[], key: string, by: 1 | -1): string[] {
  const standing = order.filter((one) => shown.includes(one))
  const neighbour = standing[standing.indexOf(key) + by]
  if (neighbour === undefined) return [...order]
  return order.map((one) => ({ [key]: neighbour, [neighbour]: key })[one] ?? one)
}
