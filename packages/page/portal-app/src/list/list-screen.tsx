import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { type SessionState, useSession } from '@portal/session'
import { DataTable, FilterBar, Page, RowMenu } from '@portal/ui'
import { ListMenus, PageTitleContext, SelectionBar, useColumns, ViewLinks } from '@portal/ui/blocks'
import { use, useState } from 'react'
import { useRecordActions } from '../action/record-actions.tsx'
import type { ListScreenProps } from './list-screen-props.ts'
import { ListTotal } from './list-total.tsx'
import { QuickLookAt } from './quick-look-at.tsx'
import { useListExports } from './use-list-exports.tsx'
import { useListRows } from './use-list-rows.ts'
import { useListSelection } from './use-list-selection.ts'
import { useLookColumns } from './use-look-columns.tsx'
import { useSelectedActions } from './use-selected-actions.ts'
import { useTable } from './use-table.ts'
import { openSharedView, Views } from './views/lazy-views.tsx'

/** The default key of a row. */
const ownId = (row: unknown) => String(recordOf(row).id)
const noActions = {}
const noFilters: readonly never[] = []

/**
 * A list screen: search, filters, views, columns, order and page in the address; rows with selection,
 * keyboard navigation, quick look, single and bulk actions, and export.
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const { call, input, name, find, title = use(PageTitleContext) } = props
  const { columns, name: rowName, key: rowKey = ownId, quickLook } = props.rows
  const { label = title, actions = noActions, sort: defaultSort, refreshMs } = props.rows
  const { filters = noFilters } = find
  const session = useSession()
  const table = useTable(call, { input, filters, columns, defaultSort, refreshMs })
  const { state, rows = [], total = 0, capped = false } = table
  const [look, setLook] = useState<string>()
  const { shown, choice } = useColumns(
    name,
    useLookColumns({ columns, rowKey, onLook: quickLook && setLook }),
    state,
  )
  const searched = { ...state.filters, ...(state.q && { q: state.q }) }
  const selection = useListSelection(rowKey, table, searched)
  const { rowsOf, exportTo } = useListRows(call, table, selection)
  const actionsOf = useRecordActions(actions)
  const bulk = useSelectedActions({
    ...props.rows,
    ...{ input, rowName, rowKey, selection, searched },
    noun: label.toLowerCase(),
    selectedRows: () => rowsOf('selected'),
  })
  const exports = useListExports<E>({
    ...{ label, selection, total, capped, rowsOf },
    exporting: props.exporting,
    columns: { every: columns, shown },
    query: searched,
    isNarrowed: state.isNarrowed,
    save: (choice, saved, reading) => exportTo(name, choice, saved, reading),
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
          <ListMenus columns={choice} exports={exports.items} />
          {props.primary}
        </>
      }
    >
      {props.children}
      <ViewLinks
        {...{ state, views: find.views ?? [], owner: ownerOf(session), list: name }}
        panel={(own) => <Views of={props} own={own} state={state} />}
        shared={openSharedView({ of: props, state })}
      />
      <FilterBar table={table} filters={filters} searchLabel={find.label} />
      <DataTable
        label={label}
        table={{ ...table, columnChoice: choice }}
        columns={shown}
        filters={filters}
        rowKey={rowKey}
        rowName={rowName}
        rowActions={(row) => <RowMenu label={rowName(row)} items={[...lookOf(row), ...actionsOf(row)]} />}
        selection={bulk.maySelect || exports.ofSelection.length > 0 ? selection : undefined}
        quickLook={quickLook && { openKey: look, onOpen: (row) => setLook(rowKey(row)) }}
        empty={{ action: props.primary, ...props.empty }}
      />
      <SelectionBar
        {...{ selection, rows, rowName, total, capped }}
        items={[...bulk.items, ...exports.ofSelection]}
      />
      {quickLook && (
        <QuickLookAt {...{ rows, rowKey, rowName }} current={look} onChange={setLook} itemsOf={actionsOf}>
          {quickLook}
        </QuickLookAt>
      )}
      {bulk.panel}
      {exports.panel}
    </Page>
  )
}

const ownerOf = (session: SessionState) => (session.status === 'authenticated' ? session.user.sub : '')
