import { escapeFormula } from '@portal/contract/content/formula.ts'
import { stringify } from 'csv-stringify/browser/esm/sync'
import type { SampleRow } from './sample-rows.ts'
import { type TemplateKind, templateColumns } from './template-columns.ts'

/** A CSV file with a header and these rows. */
export function templateText(template: TemplateKind, rows: readonly SampleRow[]): string {
  const columns = templateColumns(template).map(({ name }) => name)
  const cells = rows.map((row) => columns.map((name) => escapeFormula(row[name] ?? '')))
  return stringify(cells, { header: true, columns, record_delimiter: 'windows' })
}
