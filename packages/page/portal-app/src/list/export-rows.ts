import { escapeFormula } from '@portal/contract/content/formula.ts'
import type { Column } from '@portal/ui'
import { cellText } from '@portal/ui/blocks'
import { stringify } from 'csv-stringify/browser/esm/sync'

/**
 * Rows as CSV with a heading line. Cells that a spreadsheet would treat as a formula are prefixed with an
 * apostrophe, and a byte order mark states the encoding.
 */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string =>
  stringify(
    rows.map((row) => columns.map((column) => escapeFormula(cellText(column, row)))),
    { bom: true, header: true, columns: columns.map(({ label }) => label) },
  )

export const jsonOf = (rows: readonly unknown[]): string => JSON.stringify(rows, null, 2)
