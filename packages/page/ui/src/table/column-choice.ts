export interface NamedColumn {
  readonly key: string
  readonly label: string
}

/** Widths of columns in pixels by key, also of the row's header. */
export type ColumnWidths = Readonly<Record<string, number>>

/** The columns of a list, their order and widths. */
export interface ColumnChoice {
  /** The row's header, which is always first. */
  readonly header: NamedColumn | undefined
  /** All other available columns. */
  readonly columns: readonly NamedColumn[]
  /** Visible columns, in order. */
  readonly shown: readonly string[]
  /** The visible columns are a choice, so none is hidden for lack of room. */
  readonly isChosen: boolean
  /** Undefined while columns are as wide as their content. */
  readonly widths: ColumnWidths | undefined
  choose(keys: readonly string[], widths: ColumnWidths | undefined): void
  /** Default columns. */
  readonly usual: readonly string[]
}

/** All columns as a panel lists them: visible ones in order, then the others. */
export function listedOrder({ columns, shown }: Pick<ColumnChoice, 'columns' | 'shown'>): string[] {
  const others = columns.map(({ key }) => key).filter((key) => !shown.includes(key))
  return [...shown, ...others]
}

/** The order after swapping a visible column with the next visible one; hidden ones stay. */
export function moved(order: readonly string[], shown: readonly string[], key: string, by: 1 | -1): string[] {
  const visible = order.filter((one) => shown.includes(one))
  const neighbor = visible[visible.indexOf(key) + by]
  if (neighbor === undefined) return [...order]
  return order.map((one) => ({ [key]: neighbor, [neighbor]: key })[one] ?? one)
}
