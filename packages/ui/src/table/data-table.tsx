import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../layout/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { useDelayed } from '../layout/use-delayed.ts'
import { RequestId } from '../page/request-id.tsx'
import { texts } from '../texts.ts'
import { EmptyState } from './empty-state.tsx'
import { Pagination, rangeText } from './pagination.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortSelect } from './sort-select.tsx'
import { TableHead } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import { tableStyles } from './table-styles.ts'
import type { Column, EmptyTable, TableView } from './table-view.ts'

export interface DataTableProps<Row> {
  table: TableView<Row>
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  /** The menu of a row, usually a `RowMenu`. */
  rowActions?: (row: Row) => ReactNode
  /** The name of the table: "Business subjects". */
  label: string
  /** Shown when there is nothing yet; without a match the table speaks for itself. */
  empty: EmptyTable
}

const TableElement = chakra('table', { base: tableStyles })

/** A page of a server's list: sorting, paging and every state between loading and failing. */
export function DataTable<Row>({ table, columns, rowKey, rowActions, label, empty }: DataTableProps<Row>) {
  const { state, rows, error } = table
  const dimmed = useDelayed(table.isRefreshing, 150)
  useLastPage(table)
  const isEmpty = rows?.length === 0
  const waiting = !rows && !error

  return (
    <chakra.section display="flex" flexDirection="column" gap="3" aria-label={label}>
      {error && <TableError error={error} onRetry={() => table.retry()} />}
      <SortSelect columns={columns} state={state} />
      {(waiting || (rows && !isEmpty)) && (
        <TableElement
          aria-label={label}
          aria-busy={waiting || table.isRefreshing}
          data-dimmed={dimmed || undefined}
        >
          <TableHead columns={columns} state={state} withActions={rowActions !== undefined} />
          {rows ? (
            <TableRows rows={rows} columns={columns} rowKey={rowKey} rowActions={rowActions} />
          ) : (
            <SkeletonRows columns={columns} count={state.pageSize} withActions={rowActions !== undefined} />
          )}
        </TableElement>
      )}
      {isEmpty && (state.isNarrowed ? <NoMatch onClear={() => state.clear()} /> : <EmptyState {...empty} />)}
      {rows && !isEmpty && <Pagination table={table} />}
      <VisuallyHidden role="status">{announcement(table, label)}</VisuallyHidden>
    </chakra.section>
  )
}

function NoMatch({ onClear }: { onClear(): void }) {
  const action = <Button onClick={onClear}>{texts.clearFilters}</Button>
  return <EmptyState title={texts.table.noMatchTitle} text={texts.table.noMatchText} action={action} />
}

interface TableErrorProps {
  error: NonNullable<TableView<unknown>['error']>
  onRetry(): void
}

function TableError({ error, onRetry }: TableErrorProps) {
  return (
    <Notice kind="error" title={error.message} action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      {error.requestId && <RequestId id={error.requestId} />}
    </Notice>
  )
}

function announcement<Row>(table: TableView<Row>, label: string) {
  if (!table.rows || table.isRefreshing) return ''
  if (table.rows.length === 0) return texts.table.noResults(label)
  return texts.table.announcement(rangeText(table), label)
}

/** Goes to the last page that exists when the one in the address is beyond it, say after its last row was deleted. */
function useLastPage<Row>({ state, rows, total, isRefreshing }: TableView<Row>) {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / state.pageSize))
  const beyond = rows?.length === 0 && !isRefreshing && state.page > lastPage

  useEffect(() => {
    if (beyond) state.setPage(lastPage)
  }, [beyond, lastPage, state])
}
