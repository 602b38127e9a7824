import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { SortOf } from '@portal/contract/list-query.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { Column, EmptyTable, Filter, SavedView } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Actions, BulkChoice } from '../action/record-action.ts'
import type { ListExport } from './list-export.ts'

/** How operators find rows. */
interface ListSearch {
  /** Label of the search box. */
  readonly label: string
  readonly filters?: readonly Filter[]
  /** Predefined views, listed before the operator's own. */
  readonly views?: readonly SavedView[]
}

/** The rows: what they show, and what can be done with them. */
export interface ListRows<E extends Endpoint> {
  /** Accessible name of the table and what it lists: "Active roles". Default: the page's title. */
  readonly label?: string
  readonly columns: readonly Column<RowOf<E>>[]
  /** Name of a row in menus, dialogs and results. */
  name(row: RowOf<E>): string
  /** Default: the row's `id`. */
  key?(row: RowOf<E>): string
  /** Default: the order in the screen's row. */
  readonly sort?: SortOf<E>
  readonly actions?: Actions<RowOf<E>>
  /** Reads a single row; needed for selections, where a change makes rows of other pages stale. */
  reread?(row: RowOf<E>): Promise<RowOf<E>>
  /** Bulk actions that need a further choice. */
  readonly bulkChoices?: readonly BulkChoice<RowOf<E>>[]
  /** Content of the quick look at a row. */
  quickLook?(row: RowOf<E>): ReactNode
  /**
   * Refetch interval in milliseconds for a list whose rows change by themselves, depending on the rows shown.
   */
  refreshMs?(rows: readonly RowOf<E>[]): number
}

export interface ListScreenProps<E extends Endpoint> {
  /** A list of the contract. */
  readonly call: E
  /** Input that is not in the address: path parameters and fixed filters. */
  readonly input?: Omit<InputOf<E>, 'body'>
  /**
   * Key for what this device stores of the list, such as views and columns. Also the name of exported files.
   */
  readonly name: string
  /** The heading, where the title of the screen's row is too general: "Payment applications of Acme". */
  readonly title?: string
  readonly find: ListSearch
  readonly rows: ListRows<E>
  /** The API's export of the list, as a task. */
  readonly exporting?: ListExport<RowOf<E>>
  /** The button at the end of the page header. */
  readonly primary?: ReactNode
  readonly empty: EmptyTable
  /** Content between the header and the list. */
  readonly children?: ReactNode
}
