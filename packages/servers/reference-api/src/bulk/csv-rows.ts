import { Readable } from 'node:stream'
import { nearestName } from '@portal/server-common/nearest-name.ts'
import { CsvError, parse } from 'csv-parse'
import { TaskFailure } from '../tasks/task-failure.ts'
import { decodedText } from './decoded-text.ts'
import { MAX_ROW_LENGTH, type SourceRow } from './source-row.ts'

/** The accepted CSV dialect. */
export const CSV_DIALECT = {
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_LENGTH,
}

/** Problems of the file as a whole, by the parser's own codes. */
const SENTENCES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quoted value is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'A quote is in the middle of a value. Double it, or quote the whole value',
  INVALID_OPENING_QUOTE: 'A quote is in the middle of a value. Double it, or quote the whole value',
  CSV_MAX_RECORD_SIZE: 'A row is too long, perhaps because a quoted value is never closed',
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  // The parser counted the header, too, but not the failed row.
  const row = Math.max(1, Number(error.records))
  const sentence = SENTENCES[error.code] ?? 'The file is not a well-formed CSV file'
  return new TaskFailure('CONTENT_REJECTED', `${sentence}, in or after row ${row}.`)
}

/** Allowed and required columns of a file. */
export interface Columns {
  readonly known: ReadonlySet<string>
  readonly needed: readonly string[]
}

/** The header's columns. Throws `TaskFailure` unless all are known and none is repeated. */
function checkedHeader(header: readonly string[], { known, needed }: Columns): string[] {
  const columns = header.map((name) => name.trim())
  // Spreadsheets of many countries separate columns by semicolons.
  if (columns.length === 1 && columns[0]?.includes(';'))
    throw new TaskFailure(
      'CONTENT_REJECTED',
      'The columns are separated by semicolons. Save the file with commas instead.',
    )
  const strange = columns.filter((name) => !known.has(name))
  if (strange.length > 0) {
    const list = strange.slice(0, 5).map((name) => {
      const meant = nearestName(name, known)
      return `"${name.slice(0, 60)}"${meant ? ` (did you mean "${meant}"?)` : ''}`
    })
    throw new TaskFailure('CONTENT_REJECTED', `Unknown columns in the first row: ${list.join(', ')}.`)
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice) throw new TaskFailure('CONTENT_REJECTED', `The column "${twice}" appears twice.`)
  const missing = needed.find((name) => !columns.includes(name))
  if (missing)
    throw new TaskFailure('CONTENT_REJECTED', `The first row lacks the required column "${missing}".`)
  return columns
}

const widthProblem = (found: number, expected: number) =>
  `The row has ${found} values; the first row of the file has ${expected} columns.`

/** The rows of a CSV file (RFC 4180) whose first row names the columns. Throws `TaskFailure`. */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  allowed: Columns,
): AsyncGenerator<SourceRow> {
  let columns: string[] | undefined
  const parser = parse({
    ...CSV_DIALECT,
    // Checked before more rows are parsed: with another separator, their quotes look like errors.
    on_record(record: string[]) {
      columns ??= checkedHeader(record, allowed)
      return record
    },
  })
  const text = Readable.from(decodedText(bytes), { objectMode: false })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let row = -1
  try {
    const records: AsyncIterable<string[]> = parser
    for await (const record of records) {
      row += 1
      if (row === 0 || !columns) continue
      const values: Record<string, unknown> = {}
      for (const [index, column] of columns.entries()) values[column] = record[index] ?? ''
      yield record.length === columns.length
        ? { row, values }
        : { row, values, problem: widthProblem(record.length, columns.length) }
    }
  } catch (error) {
    throw failureOf(error)
  } finally {
    text.destroy()
  }
  if (!columns) throw new TaskFailure('CONTENT_REJECTED', 'The file is empty.')
  if (row <= 0) throw new TaskFailure('CONTENT_REJECTED', 'The file has a header and no rows.')
}
