import { memo, type ReactNode } from 'react'
import type { Column } from './table-view.ts'

export interface TableRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  rowActions?: ((row: Row) => ReactNode) | undefined
}

export function TableRows<Row>({ rows, columns, rowKey, rowActions }: TableRowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map((column) => (
            <TableCell key={column.key} column={column} row={row} />
          ))}
          {rowActions && <td data-actions="">{rowActions(row)}</td>}
        </tr>
      ))}
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
