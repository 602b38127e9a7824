import { memo, type MouseEvent as ReactMouseEvent, type ReactNode, useDeferredValue, useRef } from 'react'
import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import { cellText } from './cell-text.ts'
import { directionOf } from './sort-button.tsx'
import type { Column } from './table-view.ts'
import { usePlace } from './use-place.ts'
import type { Selection } from './use-selection.ts'

export interface TableRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  rowActions?: ((row: Row) => ReactNode) | undefined
  selection?: Selection<Row> | undefined
  rowName?: ((row: Row) => string) | undefined
  activeKey?: string | undefined
  /** The order of the rows: the column they are sorted by is never hidden. */
  sort?: string | undefined
}

/** About as many rows as a screen shows. */
const FIRST_ROWS = 25

/** The rows of a page: those on screen immediately, the rest after the browser has painted them. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const later = useDeferredValue(props, { ...props, rows: [] })
  usePlace(body, later.rows === props.rows || props.rows.length <= FIRST_ROWS)
  return (
    <tbody ref={body}>
      <Rows from={0} to={FIRST_ROWS} {...props} />
      <RowsBelow table={later} to={props.rows.length} />
    </tbody>
  )
}

/** Receives its props as one object, so that it rerenders only when that object changes. */
function Below<Row>({ table, to }: { table: TableRowsProps<Row>; to: number }) {
  return <Rows from={FIRST_ROWS} to={to} {...table} />
}

const RowsBelow = memo(Below) as typeof Below

const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** A click with Shift would otherwise mark the text of the rows as well. */
const keepText = (event: ReactMouseEvent<HTMLElement>) => {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.focus()
}

interface RowsProps<Row> extends TableRowsProps<Row> {
  from: number
  to: number
}

function Rows<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowKey, rowActions, selection, rowName = rowKey, activeKey, sort, from, to } = props
  return rows.slice(from, to).map((row) => {
    const key = rowKey(row)
    return (
      <tr key={key} data-key={key} data-active={key === activeKey || undefined}>
        {selection && (
          <td data-select="">
            <Tick
              type="checkbox"
              aria-label={texts.table.select(rowName(row))}
              checked={selection.has(row)}
              disabled={selection.isFixed}
              onMouseDown={keepText}
              onChange={({ nativeEvent }) =>
                isWithShift(nativeEvent) ? selection.extendTo(row) : selection.toggle(row)
              }
            />
          </td>
        )}
        {columns.map((column) => (
          <TableCell
            key={column.key}
            column={column}
            row={row}
            hideBelow={directionOf(column.key, sort) ? undefined : column.hideBelow}
          />
        ))}
        {rowActions && <td data-actions="">{rowActions(row)}</td>}
      </tr>
    )
  })
}

interface TableCellProps<Row> {
  column: Column<Row>
  row: Row
  hideBelow: Column<Row>['hideBelow']
}

function Cell<Row>({ column, row, hideBelow }: TableCellProps<Row>) {
  const content = column.cell ? column.cell(row) : cellText(column, row)
  const cut = column.maxWidth && ''
  if (column.rowHeader)
    return (
      <th scope="row" data-cut={cut}>
        {content}
      </th>
    )
  return (
    <td data-align={column.align} data-label={column.label} data-hide-below={hideBelow} data-cut={cut}>
      <div>{content}</div>
    </td>
  )
}

const TableCell = memo(Cell) as typeof Cell
