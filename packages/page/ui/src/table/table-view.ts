import type { ReactNode } from 'react'
import type { ShownError } from '../page/error-notice.tsx'
import type { ColumnChoice } from './column-choice.ts'
import type { TableState } from './use-table-state.ts'

/** A list as the table shows it: the state in the address and the server's response. */
export interface TableView<Row> {
  state: TableState
  /** Rows of the page; while the next page loads, the previous rows. */
  rows?: readonly Row[] | undefined
  total?: number | undefined
  /** True when the server stopped counting at `total`. */
  capped?: boolean | undefined
  isLoading: boolean
  isRefreshing: boolean
  /** Which columns are visible, and how wide; with it, columns can be resized. */
  columnChoice?: ColumnChoice | undefined
  error?: ShownError | undefined
  retry(): void
}

export interface Column<Row> {
  /** Also the server's sort field. */
  key: string
  label: string
  /** Content of the cell; default: its text. */
  cell?(row: Row): ReactNode
  sortable?: boolean
  /** `end` for numbers and dates. */
  align?: 'end'
  /** The cell that names the row, usually a link to it. */
  rowHeader?: boolean
  /** How wide the column is at least. */
  width?: string
  /** How wide the column is where there is room. Each value is one line, cut where there is less. */
  maxWidth?: string
  /**
   * Hides the column where the table has little room, unless the rows are sorted by it: first `2xl` columns,
   * then `xl`, then `lg`, which cards leave out as well, and last `md`.
   */
  hideBelow?: 'md' | 'lg' | 'xl' | '2xl'
  /** Hidden unless the operator chooses it. */
  optional?: true
  /** Text of the export and the cell; default: the row's field of that name. */
  text?(row: Row): string | number | undefined
}

export interface EmptyTable {
  title: string
  text?: string
  action?: ReactNode
}
