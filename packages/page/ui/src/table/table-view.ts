import type { ReactNode } from 'react'
import type { TableState } from './use-table-state.ts'

/** A list as the table shows it: the state in the address and what the server answered to it. */
export interface TableView<Row> {
  state: TableState
  /** Rows of the page; while the next ones load, still the last ones. */
  rows?: readonly Row[] | undefined
  total?: number | undefined
  /** True when `total` is only the most that is counted. */
  capped?: boolean | undefined
  isLoading: boolean
  isRefreshing: boolean
  error?:
    | { message: string; lines?: readonly string[] | undefined; requestId?: string | undefined }
    | undefined
  retry(): void
}

export interface Column<Row> {
  /** Also the name by which the server sorts. */
  key: string
  label: string
  /** What the cell shows; without it, what it says as text. */
  cell?(row: Row): ReactNode
  sortable?: boolean
  /** `end` for numbers and dates. */
  align?: 'end'
  /** The cell that names the row, usually a link to it. */
  rowHeader?: boolean
  width?: string
  /**
   * Where the table has little room the column gives way, unless the rows are sorted by it: `2xl` columns first,
   * then `xl`, then `lg`, which cards leave out as well, and last `md`.
   */
  hideBelow?: 'md' | 'lg' | 'xl' | '2xl'
  /** Shown only when the operator chooses it. */
  optional?: true
  /** What an export writes, and the cell says; without it the value of the row's field of that name. */
  text?(row: Row): string | number | undefined
}

export interface EmptyTable {
  title: string
  text?: string
  action?: ReactNode
}
