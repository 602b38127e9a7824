import type { Column } from '@portal/ui'
import { useMemo } from 'react'

interface Looking<Row> {
  readonly columns: readonly Column<Row>[]
  rowKey(row: Row): string
  /** Opens the quick look at a row, if the list has one. */
  onLook?: ((key: string) => void) | undefined
}

/** The columns of a list: a name without a page opens the quick look. */
export function useLookColumns<Row>({ columns, rowKey, onLook }: Looking<Row>): readonly Column<Row>[] {
  return useMemo(
    () =>
      columns.map((column) => {
        const { rowHeader, cell, text } = column
        if (!onLook || !rowHeader || cell || !text) return column
        return {
          ...column,
          cell: (row: Row) => (
            <button type="button" className="text-link" onClick={() => onLook(rowKey(row))}>
              {text(row)}
            </button>
          ),
        }
      }),
    [columns, rowKey, onLook],
  )
}
