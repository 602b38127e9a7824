import { isObject } from '../layout/is-object.ts'
import type { Column } from './table-view.ts'

const memberOf = (row: unknown, key: string) => (isObject(row) ? row[key] : undefined)

/** The text of a cell: from the column's `text`, or the row's field. */
export function cellText<Row>({ key, text }: Column<Row>, row: Row): string {
  const value: unknown = text ? text(row) : memberOf(row, key)
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
