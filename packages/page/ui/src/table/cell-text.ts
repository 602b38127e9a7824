import type { Column } from './table-view.ts'

/** What a cell says as text: the column's own words, else the value of the row's field of that name. */
export function cellText<Row>({ key, text }: Column<Row>, row: Row): string {
  const value: unknown = text ? text(row) : Reflect.get(Object(row), key)
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
