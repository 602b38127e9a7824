import { type BulkFormat, DPA_FILE_KIND, MAX_CSV_ROWS } from '@portal/contract/dpas/dpa-bulk.ts'
import { DPA_COLUMNS, DPA_READ_ONLY_COLUMNS } from '@portal/contract/dpas/dpa-columns.ts'
import { csvRows } from '../../bulk/csv-rows.ts'
import { jsonRows } from '../../bulk/json-rows.ts'
import { ndjsonRows } from '../../bulk/ndjson-rows.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'

type Rows = AsyncGenerator<SourceRow>

const IMPORT_COLUMNS = [...DPA_COLUMNS.map(({ name }) => name), ...DPA_READ_ONLY_COLUMNS]
/** Columns of error reports; a corrected report can be uploaded unchanged. */
export const ERROR_COLUMNS = ['error.field', 'error.reason', 'error.message'] as const

async function* limited(rows: Rows): Rows {
  for await (const row of rows) {
    if (row.row > MAX_CSV_ROWS) {
      throw new TaskFailure(
        'CONTENT_REJECTED',
        `A file of this format can have ${MAX_CSV_ROWS} rows. Split it, or use NDJSON.`,
      )
    }
    yield row
  }
}

interface FileColumns {
  /** Columns that only this kind of CSV file has. */
  readonly more?: readonly string[]
  /** Required columns of a CSV file. */
  readonly needed?: readonly string[]
}

/** The rows of a file of DPAs. */
export function readDpaRows(
  format: BulkFormat,
  bytes: AsyncIterable<Uint8Array>,
  { more = [], needed = [] }: FileColumns = {},
): Rows {
  switch (format) {
    case 'csv':
      return limited(
        csvRows(bytes, { known: new Set([...more, ...IMPORT_COLUMNS, ...ERROR_COLUMNS]), needed }),
      )
    case 'json':
      return limited(jsonRows(bytes))
    case 'ndjson':
      return ndjsonRows(bytes, DPA_FILE_KIND)
  }
}
