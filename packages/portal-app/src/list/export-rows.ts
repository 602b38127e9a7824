import type { Column } from '@portal/ui'
import { cellText } from '@portal/ui/kit'
import { stringify } from 'csv-stringify/browser/esm/sync'

/**
 * Rows as CSV with a line of headings. Cells that a spreadsheet would take for a formula begin with an apostrophe, and
 * a byte order mark gives it the encoding.
 */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string =>
  stringify(
    rows.map((row) => columns.map((column) => cellText(column, row))),
    { bom: true, header: true, columns: columns.map(({ label }) => label), escape_formulas: true },
  )

export const jsonOf = (rows: readonly unknown[]): string => JSON.stringify(rows, null, 2)

const types = { csv: 'text/csv', json: 'application/json' }

/** Saves a text as a file: `users 2026-11-20.csv`. */
export function saveFile(name: string, format: keyof typeof types, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${types[format]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${new Date().toISOString().slice(0, 10)}.${format}`
  link.click()
  URL.revokeObjectURL(url)
}
