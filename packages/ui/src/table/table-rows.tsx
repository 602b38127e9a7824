import { memo, type ReactNode } from 'react'
import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import type { Column } from './table-view.ts'
import type { Selection } from './use-selection.ts'

export interface TableRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  rowActions?: ((row: Row) => ReactNode) | undefined
  selection?: Selection<Row> | undefined
  rowName?: ((row: Row) => string) | undefined
  activeKey?: string | undefined
}

export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, columns, rowKey, rowActions, selection, rowName = rowKey, activeKey } = props
  return (
    <tbody>
      {rows.map((row) => {
        const key = rowKey(row)
        return (
          <tr key={key} data-key={key} data-active={key === activeKey || undefined}>
            {selection && (
              <td data-select="">
                <Tick
                  type="checkbox"
                  aria-label={texts.table.select(rowName(row))}
                  checked={selection.has(row)}
                  disabled={selection.isAll}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
            ))}
            {rowActions && <td data-actions="">{rowActions(row)}</td>}
          </tr>
        )
      })}
    </tbody>
  )
}

interface TableCellProps<Row> {
  column: Column<Row>
  row: Row
}

function Cell<Row>({ column, row }: TableCellProps<Row>) {
  if (column.rowHeader) return <th scope="row">{column.cell(row)}</th>
  return (
    <td data-align={column.align} data-label={column.label} data-hide-below={column.hideBelow}>
      <div>{column.cell(row)}</div>
    </td>
  )
}

const TableCell = memo(Cell) as typeof Cell
