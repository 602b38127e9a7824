import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import { can, useSession } from '@portal/session'
import {
  BulkPanel,
  type Column,
  DataTable,
  type EmptyTable,
  ExportPanel,
  type Filter,
  FilterBar,
  ListMenus,
  Page,
  RowMenu,
  type SavedView,
  SelectionBar,
  useColumns,
  useSelection,
  ViewLinks,
} from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { ListTotal } from './list-total.tsx'
import { QuickLookAt } from './quick-look-at.tsx'
import type { Actions, BulkChoice, RecordAction } from './record-action.ts'
import { useRecordActions } from './record-actions.tsx'
import { useBulk } from './use-bulk.ts'
import { MOST_ROWS, useListRows } from './use-list-rows.ts'
import { type RowOf, useTable } from './use-table.ts'

export interface ListScreenProps<E extends Endpoint> {
  /** A list of the contract. */
  readonly call: E
  /** What the address does not decide: path parameters and fixed filters. */
  readonly input?: Omit<InputOf<E>, 'body'>
  /** Tells what this device keeps of the list: views, columns. Also the name of exported files. */
  readonly name: string
  /** The name of the table, and of what it lists: "Operation portal users". */
  readonly label: string
  readonly filters?: readonly Filter[]
  readonly searchLabel: string
  readonly defaultSort?: string
  readonly columns: readonly Column<RowOf<E>>[]
  /** What a row is called in menus, questions and results. */
  rowName(row: RowOf<E>): string
  /** Default: the row's `id`. */
  rowKey?(row: RowOf<E>): string
  readonly actions?: Actions<RowOf<E>>
  /** What can only be done with many records at once, after a choice. */
  readonly bulkChoices?: readonly BulkChoice<RowOf<E>>[]
  /** Ready-made views, before those the operator saves. */
  readonly views?: readonly SavedView[]
  /** What a closer look at a row shows. */
  quickLook?(row: RowOf<E>): ReactNode
  /** The button at the end of the page's head. */
  readonly primary?: ReactNode
  readonly empty: EmptyTable
  /** Between the head and the list. */
  readonly children?: ReactNode
}

const keyOfId = (row: unknown) => (row as { id: string }).id
const none = {}

/**
 * A screen that lists records: search, filters, views, columns, order and page in the address; rows that can be
 * selected, walked by keys, looked at closely, acted upon one by one or many at once, and exported.
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const {
    call,
    name,
    label,
    filters = [],
    columns,
    rowName,
    rowKey = keyOfId,
    quickLook,
    bulkChoices = [],
  } = props
  const actions: Actions<RowOf<E>> = props.actions ?? none
  const session = useSession()
  const table = useTable(call, props)
  const { state, rows = [], total = 0, capped = false } = table
  const { shown, choice: columnChoice } = useColumns(name, columns, state)
  const selection = useSelection(rowKey, { query: state.query, total: Math.min(total, MOST_ROWS) })
  const { rowsOf, exportTo } = useListRows(call, table, selection)
  const actionsOf = useRecordActions(actions)
  const { bulk, start, stop, retry, close } = useBulk(rowName)
  const [exporting, setExporting] = useState(false)
  const [look, setLook] = useState<string>()

  async function doWithSelected(action: RecordAction<RowOf<E>> | undefined) {
    if (action) await start(action, label.toLowerCase(), await rowsOf('selected'))
  }

  const bulkItems = [
    ...Object.values(actions)
      .filter((action) => action.bulk && can(action.call))
      .map((action) => ({ label: action.label, onSelect: () => void doWithSelected(action) })),
    ...bulkChoices
      .filter((choice) => can(choice.call))
      .map(({ label, choose }) => ({ label, onSelect: () => void choose().then(doWithSelected) })),
  ]

  /** The way to a closer look for those who do not use the key. */
  const lookOf = (row: RowOf<E>) =>
    quickLook ? [{ label: 'Quick look', onSelect: () => setLook(rowKey(row)) }] : []

  return (
    <Page
      status={table.total !== undefined && <ListTotal total={total} capped={capped} />}
      actions={
        <>
          <ListMenus columns={columnChoice} onExport={() => setExporting(true)} />
          {props.primary}
        </>
      }
    >
      {props.children}
      <ViewLinks
        state={state}
        views={props.views ?? []}
        owner={session.status === 'authenticated' ? session.user.sub : ''}
        list={name}
      />
      <FilterBar table={table} filters={filters} searchLabel={props.searchLabel} />
      <SelectionBar selection={selection} rows={rows} total={total} capped={capped} items={bulkItems} />
      <DataTable
        label={label}
        table={table}
        columns={shown}
        filters={filters}
        rowKey={rowKey}
        rowName={rowName}
        rowActions={(row) => <RowMenu label={rowName(row)} items={[...lookOf(row), ...actionsOf(row)]} />}
        selection={bulkItems.length > 0 ? selection : undefined}
        onLook={quickLook && ((row) => setLook(rowKey(row)))}
        activeKey={look}
        empty={{ action: props.primary, ...props.empty }}
      />
      {quickLook && (
        <QuickLookAt
          rows={rows}
          rowKey={rowKey}
          rowName={rowName}
          current={look}
          onChange={setLook}
          itemsOf={actionsOf}
        >
          {quickLook}
        </QuickLookAt>
      )}
      {bulk && <BulkPanel {...bulk} onStop={stop} onRetry={retry} onClose={close} />}
      {exporting && (
        <ExportPanel
          label={label}
          total={Math.min(total, MOST_ROWS)}
          capped={capped}
          selected={selection.count}
          onExport={(choice, reading) =>
            exportTo(name, choice, choice.columns === 'every' ? columns : shown, reading)
          }
          onClose={() => setExporting(false)}
        />
      )}
    </Page>
  )
}
