import type { Column } from './table-view.ts'

/** The text of a cell: from the column's `text`, or the row's field. */
export function cellText<Row>({ key, text }: Column<Row>, row: Row): string {
  const value: unknown = text ? text(row) : Reflect.get(Object(row), key)
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
