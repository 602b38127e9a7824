import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { SortOf } from '@portal/contract/list-query.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { can, type SessionState, useSession } from '@portal/session'
import {
  type Column,
  DataTable,
  type EmptyTable,
  type Filter,
  FilterBar,
  Page,
  RowMenu,
  type SavedView,
} from '@portal/ui'
import {
  ExportPanel,
  ListMenus,
  PageTitleContext,
  SelectionBar,
  useColumns,
  useSelection,
  ViewLinks,
} from '@portal/ui/kit'
import { lazy, type ReactNode, Suspense, use, useState } from 'react'
import type { Actions, BulkChoice } from '../action/record-action.ts'
import { useRecordActions } from '../action/record-actions.tsx'
import type { ListExport } from './list-export.ts'
import { ListTotal } from './list-total.tsx'
import { QuickLookAt } from './quick-look-at.tsx'
import { MOST_ROWS, useListRows } from './use-list-rows.ts'
import { useLookColumns } from './use-look-columns.tsx'
import { useSelectedActions } from './use-selected-actions.ts'
import { useTable } from './use-table.ts'

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
  /** Accessible name of the table and what it lists: "Active roles". Default: the page's title. */
  readonly label?: string
  readonly filters?: readonly Filter[]
  readonly searchLabel: string
  /** Default: the order in the screen's row. */
  readonly defaultSort?: SortOf<E>
  readonly columns: readonly Column<RowOf<E>>[]
  /** Name of a row in menus, dialogs and results. */
  rowName(row: RowOf<E>): string
  /** Default: the row's `id`. */
  rowKey?(row: RowOf<E>): string
  readonly actions?: Actions<RowOf<E>>
  /** Reads a single row; needed for selections, where a change makes rows of other pages stale. */
  reread?(row: RowOf<E>): Promise<RowOf<E>>
  /** Bulk actions that need a further choice. */
  readonly bulkChoices?: readonly BulkChoice<RowOf<E>>[]
  /** The API's export of the list, as a task. */
  readonly exporting?: ListExport<RowOf<E>>
  /**
   * Refetch interval in milliseconds for a list whose rows change by themselves, depending on the rows shown.
   */
  refreshMs?(rows: readonly RowOf<E>[]): number
  /** Predefined views, listed before the operator's own. */
  readonly views?: readonly SavedView[]
  /** Content of the quick look at a row. */
  quickLook?(row: RowOf<E>): ReactNode
  /** The button at the end of the page header. */
  readonly primary?: ReactNode
  readonly empty: EmptyTable
  /** Content between the header and the list. */
  readonly children?: ReactNode
}

const ExportBuilder = lazy(async () => ({ default: (await import('./export-builder.tsx')).ExportBuilder }))

/** The default key of a row. */
const ownId = (row: unknown) => String(recordOf(row).id)
const none = {}

/**
 * A list screen: search, filters, views, columns, order and page in the address; rows with selection,
 * keyboard navigation, quick look, single and bulk actions, and export.
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const { call, name, filters = [], columns, rowName, rowKey = ownId, quickLook, actions = none } = props
  const rowTitle = use(PageTitleContext)
  const { title = rowTitle } = props
  const { label = title } = props
  const session = useSession()
  const table = useTable(call, props)
  const { state, rows = [], total = 0, capped = false } = table
  const [look, setLook] = useState<string>()
  const { shown, choice } = useColumns(
    name,
    useLookColumns({ columns, rowKey, onLook: quickLook && setLook }),
    state,
  )
  const selection = useSelection(rowKey, { query: state.query, total: Math.min(total, MOST_ROWS), rows })
  const { rowsOf, exportTo } = useListRows(call, table, selection)
  const actionsOf = useRecordActions(actions)
  const [opened, setOpened] = useState<'file' | 'builder'>()
  const exporting = props.exporting && can(props.exporting.call) ? props.exporting : undefined
  const exports = [
    ...(props.exporting?.insteadOfFile ? [] : [{ label: 'Export', onSelect: () => setOpened('file') }]),
    ...(exporting ? [{ label: exporting.label, onSelect: () => setOpened('builder') }] : []),
  ]
  const searched = { ...state.filters, ...(state.q && { q: state.q }) }
  const bulk = useSelectedActions({
    ...props,
    rowKey,
    selection,
    searched,
    noun: label.toLowerCase(),
    selectedRows: () => rowsOf('selected'),
  })
  /** A menu item for the quick look, for operators who do not use the key. */
  const lookOf = (row: RowOf<E>) =>
    quickLook ? [{ label: 'Quick look', onSelect: () => setLook(rowKey(row)) }] : []

  return (
    <Page
      title={title}
      status={table.total !== undefined && <ListTotal total={total} capped={capped} />}
      actions={
        <>
          <ListMenus columns={choice} exports={exports} />
          {props.primary}
        </>
      }
    >
      {props.children}
      <ViewLinks state={state} views={props.views ?? []} owner={ownerOf(session)} list={name} />
      <FilterBar table={table} filters={filters} searchLabel={props.searchLabel} />
      <SelectionBar
        {...{ selection, rows, rowName, total, capped }}
        items={[...bulk.items, ...exports.slice(-1).filter(() => exporting)]}
      />
      <DataTable
        label={label}
        table={table}
        columns={shown}
        filters={filters}
        rowKey={rowKey}
        rowName={rowName}
        rowActions={(row) => <RowMenu label={rowName(row)} items={[...lookOf(row), ...actionsOf(row)]} />}
        selection={bulk.maySelect || exporting ? selection : undefined}
        onLook={quickLook && ((row) => setLook(rowKey(row)))}
        activeKey={look}
        empty={{ action: props.primary, ...props.empty }}
      />
      {quickLook && (
        <QuickLookAt {...{ rows, rowKey, rowName }} current={look} onChange={setLook} itemsOf={actionsOf}>
          {quickLook}
        </QuickLookAt>
      )}
      {bulk.panel}
      {opened === 'builder' && exporting && (
        <Suspense fallback={null}>
          <ExportBuilder
            exporting={exporting}
            list={{
              total,
              capped,
              selected: selection.isAll ? 0 : selection.count,
              query: searched,
              isNarrowed: state.isNarrowed,
              rowsOf,
            }}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {opened === 'file' && (
        <ExportPanel
          label={label}
          total={Math.min(total, MOST_ROWS)}
          capped={capped}
          selected={selection.count}
          onExport={(asked, reading) =>
            exportTo(name, asked, asked.columns === 'every' ? columns : shown, reading)
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}

const ownerOf = (session: SessionState) => (session.status === 'authenticated' ? session.user.sub : '')
