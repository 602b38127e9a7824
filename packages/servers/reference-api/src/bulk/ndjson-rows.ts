import { TaskFailure } from '../tasks/task-failure.ts'
import { decodedText } from './decoded-text.ts'
import { requireHeader } from './json-header.ts'
import { asRecord } from './json-record.ts'
import { MAX_ROW_LENGTH, type SourceRow } from './source-row.ts'

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_ROW_LENGTH)
      throw new TaskFailure('CONTENT_REJECTED', 'A line of the file is too long.')
    yield* lines
  }
  yield rest
}

function parsed(row: number, line: string): SourceRow {
  if (line.length > MAX_ROW_LENGTH) return { row, values: {}, problem: 'The line is too long.' }
  try {
    return asRecord(row, JSON.parse(line))
  } catch {
    return { row, values: {}, problem: 'The line is not valid JSON.' }
  }
}

/** The items of an NDJSON file, one per line; the first line is the header object. Throws `TaskFailure`. */
export async function* ndjsonRows(bytes: AsyncIterable<Uint8Array>, kind: string): AsyncGenerator<SourceRow> {
  let row = -1
  for await (const raw of linesOf(decodedText(bytes))) {
    const line = (row === -1 ? raw.replace(/^\ufeff/, '') : raw).trim()
    if (line === '') continue
    row += 1
    if (row === 0) requireHeader(parsed(0, line).values, kind)
    else yield parsed(row, line)
  }
  if (row === -1) throw new TaskFailure('CONTENT_REJECTED', 'The file is empty.')
  if (row === 0) throw new TaskFailure('CONTENT_REJECTED', 'The file has a header and no items.')
}
