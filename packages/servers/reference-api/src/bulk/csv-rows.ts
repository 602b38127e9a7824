import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { TaskFailure } from '../tasks/task-failure.ts'
import { decodedText } from './decoded-text.ts'
import { nearestName } from './nearest-name.ts'
import { LONGEST_ROW, type SourceRow } from './source-row.ts'

/** How a CSV file may be written to be read here. */
export const CSV_DIALECT = {
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
}

/** What is wrong with the file as a whole, said by the parser's own codes. */
const SENTENCES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quoted value is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'A quote is in the middle of a value. Double it, or quote the whole value',
  INVALID_OPENING_QUOTE: 'A quote is in the middle of a value. Double it, or quote the whole value',
  CSV_MAX_RECORD_SIZE: 'A row is too long, perhaps because a quoted value is never closed',
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  // The parser has counted the header, too, and not the row that it stumbled over.
  const row = Math.max(1, Number(error.records))
  const sentence = SENTENCES[error.code] ?? 'The file is not a well-formed CSV file'
  return new TaskFailure('CONTENT_REJECTED', `${sentence}, in or after row ${row}.`)
}

/** Which columns a file may have, and which it must have. */
export interface Columns {
  readonly known: ReadonlySet<string>
  readonly needed: readonly string[]
}

/** The header's columns. Throws `TaskFailure` unless all of them are known and stand there once. */
function checkedHeader(header: readonly string[], { known, needed }: Columns): string[] {
  const columns = header.map((name) => name.trim())
  // Spreadsheets of many countries write their lists so.
  if (columns.length === 1 && columns[0]?.includes(';'))
    throw new TaskFailure(
      'CONTENT_REJECTED',
      'The columns are separated by semicolons. Save the file with commas between them.',
    )
  const strange = columns.filter((name) => !known.has(name))
  if (strange.length > 0) {
    const list = strange.slice(0, 5).map((name) => {
      const meant = nearestName(name, known)
      return `"${name.slice(0, 60)}"${meant ? ` (did you mean "${meant}"?)` : ''}`
    })
    throw new TaskFailure(
      'CONTENT_REJECTED',
      `The first row names columns that are not known: ${list.join(', ')}.`,
    )
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice) throw new TaskFailure('CONTENT_REJECTED', `The column "${twice}" stands there twice.`)
  const missing = needed.find((name) => !columns.includes(name))
  if (missing)
    throw new TaskFailure('CONTENT_REJECTED', `The first row names no column "${missing}", which is needed.`)
  return columns
}

const widthProblem = (found: number, expected: number) =>
  `The row has ${found} values; the first row of the file names ${expected} columns.`

/** The rows of a CSV file (RFC 4180) whose first row names the columns. Throws `TaskFailure`. */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  allowed: Columns,
): AsyncGenerator<SourceRow> {
  const parser = parse(CSV_DIALECT)
  const text = Readable.from(decodedText(bytes), { objectMode: false })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let columns: string[] | undefined
  let row = 0
  try {
    const records: AsyncIterable<string[]> = parser
    for await (const record of records) {
      if (!columns) {
        columns = checkedHeader(record, allowed)
        continue
      }
      row += 1
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
  if (row === 0) throw new TaskFailure('CONTENT_REJECTED', 'The file names columns and has no rows.')
}
