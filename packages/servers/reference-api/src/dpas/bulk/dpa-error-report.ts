import { escapeFormula, unescapeFormula } from '@portal/contract/content/formula.ts'
import { BULK_CONTENT_TYPES, type BulkFormat, DPA_FILE_KIND } from '@portal/contract/dpas/dpa-bulk.ts'
import { csvColumnAt } from '@portal/contract/dpas/dpa-columns.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { stringify } from 'csv-stringify/sync'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import type { RowOutcome } from '../../tasks/row-outcome.ts'
import type { ErrorReport, FailedRow } from '../../tasks/row-task.ts'
import { ERROR_COLUMNS } from './read-dpa-rows.ts'

const errorOf = ({ field, reason, message }: RowOutcome) =>
  [field ?? '', reason ?? '', message ?? ''] as const

/** The source's cells, again made safe, and the errors. */
async function* asCsv(failed: AsyncIterable<FailedRow>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const { source, outcome } of failed) {
    if (!columns) {
      columns = Object.keys(source.values).filter((name) => !isErrorColumn(name))
      yield stringify([[...columns, ...ERROR_COLUMNS]])
    }
    const cells = columns.map((name) => escapeFormula(unescapeFormula(String(source.values[name] ?? ''))))
    const [field, ...problem] = errorOf(outcome)
    // Spreadsheet users look for the column name.
    yield stringify([[...cells, csvColumnAt(field) ?? field, ...problem]])
  }
}

const isErrorColumn = (name: string) => isOneOf(ERROR_COLUMNS, name)

const asItem = ({ source, outcome }: FailedRow) => {
  const [field, reason, message] = errorOf(outcome)
  const { error: _former, ...values } = source.values
  return JSON.stringify({ ...values, error: { row: source.row, field, reason, message } })
}

async function* asJson(failed: AsyncIterable<FailedRow>): AsyncGenerator<string> {
  let before = `{"schemaVersion":${SCHEMA_VERSION},"kind":"${DPA_FILE_KIND}","items":[\n`
  for await (const row of failed) {
    yield before + asItem(row)
    before = ',\n'
  }
  yield '\n]}\n'
}

async function* asNdjson(failed: AsyncIterable<FailedRow>): AsyncGenerator<string> {
  yield `{"schemaVersion":${SCHEMA_VERSION},"kind":"${DPA_FILE_KIND}"}\n`
  for await (const row of failed) yield `${asItem(row)}\n`
}

const WRITERS = { csv: asCsv, json: asJson, ndjson: asNdjson }

/** The failed rows in the format of their file, to be corrected and uploaded again. */
export const dpaErrorReport = (format: BulkFormat): ErrorReport => ({
  extension: format,
  contentType: BULK_CONTENT_TYPES[format],
  write: WRITERS[format],
})
