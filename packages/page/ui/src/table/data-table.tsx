import { type ReactNode, useRef } from 'react'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { Button } from '../layout/button.tsx'
import { useDelayed } from '../layout/use-delayed.ts'
import { ErrorNotice, type ShownError } from '../page/error-notice.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { CardsHead } from './cards-head.tsx'
import { EmptyState } from './empty-state.tsx'
import type { Filter } from './filter.ts'
import { NoMatch } from './no-match.tsx'
import { Pagination, rangeText } from './pagination.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableHead } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import type { Column, EmptyTable, TableView } from './table-view.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'
import type { TableState } from './use-table-state.ts'

interface TableQuickLook<Row> {
  /** Opens a quick look at a row (`x`). */
  onOpen(row: Row): void
  /** The row in the quick look. */
  openKey?: string | undefined
}

export interface DataTableProps<Row> {
  table: TableView<Row>
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  /** The menu of a row, usually a `RowMenu`. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** The name of the table: "Business subjects". */
  label: string
  /** Shown for an empty list; without matches, the table shows its own text. */
  empty: EmptyTable
  /** Named when nothing matches. */
  filters?: readonly Filter[] | undefined
  /** Makes rows selectable; `rowName` labels their checkboxes. */
  selection?: Selection<Row> | undefined
  rowName?: ((row: Row) => string) | undefined
  quickLook?: TableQuickLook<Row> | undefined
}

const Frame = chakra('section', 'listFrame')
const Room = chakra('div', 'tableRoom')
const TableElement = chakra('table', 'table')

/** A page of a server's list: sorting, paging, and every state between loading and failing. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { table, columns, label, empty, selection, quickLook, filters = [] } = props
  const { state, rows, error } = table
  const element = useRef<HTMLTableElement>(null)
  const dimmed = useDelayed(table.isRefreshing, 150)
  const isEmpty = rows?.length === 0
  const waiting = !rows && !error
  const rowOf = (key: string) => rows?.find((row) => props.rowKey(row) === key)
  const at = (act: ((row: Row) => void) | undefined) => (key: string) => {
    const row = rowOf(key)
    if (row !== undefined) act?.(row)
  }
  const selectable = selection?.isFixed ? undefined : selection
  const extend = (to: Selection<Row>) => (from: string, next: string) => {
    const [one, other] = [rowOf(from), rowOf(next)]
    if (one !== undefined && other !== undefined) to.moveEnd(one, other)
  }
  useRowKeys(element, {
    onSelect: selectable && at(selectable.toggle),
    onExtend: selectable && extend(selectable),
    onLook: quickLook && at(quickLook.onOpen),
  })

  return (
    <Frame display="flex" flexDirection="column" gap="3" aria-label={label}>
      {error && <TableError error={error} state={state} onRetry={() => table.retry()} />}
      <CardsHead columns={columns} state={state} rows={rows} selection={selection} />
      {(waiting || (rows && !isEmpty)) && (
        <Room>
          <TableElement
            ref={element}
            aria-label={label}
            aria-busy={waiting || table.isRefreshing}
            data-dimmed={dimmed || undefined}
            data-wide={table.columnChoice?.isChosen ? '' : undefined}
            data-sized={table.columnChoice?.widths && ''}
          >
            <TableHead
              columns={columns}
              choice={table.columnChoice}
              state={state}
              rows={rows}
              selection={selection}
              withActions={props.rowActions !== undefined}
            />
            {rows ? (
              <TableRows {...props} rows={rows} sort={state.sort} activeKey={quickLook?.openKey} />
            ) : (
              <SkeletonRows
                columns={columns}
                count={state.pageSize}
                sort={state.sort}
                withSelection={selection !== undefined}
                withActions={props.rowActions !== undefined}
              />
            )}
          </TableElement>
        </Room>
      )}
      {isEmpty &&
        (state.isNarrowed ? <NoMatch state={state} filters={filters} /> : <EmptyState {...empty} />)}
      {rows && !isEmpty && <Pagination table={table} />}
      <VisuallyHidden role="status">{announcement(table, label)}</VisuallyHidden>
    </Frame>
  )
}

interface TableErrorProps {
  error: ShownError
  state: TableState
  onRetry(): void
}

/** An outdated or mistyped address may contain unknown filters, so they can be cleared here, too. */
function TableError({ error, state, onRetry }: TableErrorProps) {
  const action = (
    <>
      {state.isNarrowed && <Button onClick={() => state.clear()}>{texts.clearFilters}</Button>}
      <Button onClick={onRetry}>{texts.retry}</Button>
    </>
  )
  return <ErrorNotice error={error} action={action} />
}

function announcement<Row>(table: TableView<Row>, label: string) {
  if (!table.rows || table.isRefreshing) return ''
  if (table.rows.length === 0) return texts.table.noResults(label)
  return texts.table.announcement(rangeText(table), label)
}
