import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { csvRows } from './csv-rows.ts'
import { jsonRows } from './json-rows.ts'
import { ndjsonRows } from './ndjson-rows.ts'
import type { SourceRow } from './source-row.ts'

async function* pieces(content: string | Buffer, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  if (bytes.length < 1000) for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  else yield bytes
}

async function readAll(rows: AsyncIterable<SourceRow>) {
  const found: SourceRow[] = []
  for await (const row of rows) found.push(row)
  return found
}

const COLUMNS = { known: new Set(['srciDpaId', 'dpaName', 'notes']), needed: [] }
const csv = (content: string | Buffer) => readAll(csvRows(pieces(content), COLUMNS))
const json = (content: string) => readAll(jsonRows(pieces(content)))
const ndjson = (content: string) => readAll(ndjsonRows(pieces(content), 'dpa-export'))

describe('a CSV file', () => {
  test('is read with byte order mark, quotes, line breaks in values and columns in any order', async () => {
    expect(await csv('\ufeffdpaName,srciDpaId\r\n"Łódź, ""Books""\nand more",1\r\n\r\nB,2')).toEqual([
      { row: 1, values: { dpaName: 'Łódź, "Books"\nand more', srciDpaId: '1' } },
      { row: 2, values: { dpaName: 'B', srciDpaId: '2' } },
    ])
  })

  test('names a missing required column', async () => {
    const needed = { ...COLUMNS, needed: ['notes'] }
    await expect(readAll(csvRows(pieces('srciDpaId\n1\n'), needed))).rejects.toThrow(
      'The first row lacks the required column "notes".',
    )
  })

  test('reports a row with another number of values at that row only', async () => {
    const rows = await csv('srciDpaId,dpaName\n1,A,x\n2,B\n')
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [1, 'The row has 3 values; the first row of the file has 2 columns.'],
      [2, undefined],
    ])
  })

  test.each([
    ['is empty', '', 'The file is empty.'],
    ['names an unknown column', 'srciDpaId,color\n', 'Unknown columns in the first row: "color".'],
    [
      'misspells a column',
      'srciDpaId,DPA name,nots\n',
      'Unknown columns in the first row: "DPA name" (did you mean "dpaName"?), "nots" (did you mean "notes"?).',
    ],
    [
      'separates its columns by semicolons',
      'notes;dpaName\nx;y\n',
      'The columns are separated by semicolons. Save the file with commas instead.',
    ],
    [
      'separates its columns by semicolons, and has quotes',
      'notes;dpaName\nx;"the ""best"" shop"\n',
      'The columns are separated by semicolons. Save the file with commas instead.',
    ],
    ['names a column twice', 'notes,notes\n', 'The column "notes" appears twice.'],
    ['never closes a quote', 'notes\na\n"b\nc', 'A quoted value is never closed, in or after row 2.'],
    [
      'has a quote inside a value',
      'notes\na"b\n',
      'A quote is in the middle of a value. Double it, or quote the whole value, in or after row 1.',
    ],
    [
      'has a very long line',
      `notes\n${'x'.repeat(300_000)}\n`,
      'A row is too long, perhaps because a quoted value is never closed, in or after row 1.',
    ],
    [
      'is a spreadsheet',
      Buffer.from('504b0304aabb', 'hex'),
      'The file is a ZIP archive or a spreadsheet. Save it as a text file first.',
    ],
    [
      'is compressed',
      gzipSync('notes\nx\n'),
      'The file is compressed with gzip. Unpack it and upload the file itself.',
    ],
    ['is in UTF-16', Buffer.from('\ufeffnotes\n', 'utf16le'), 'The file is in UTF-16. Save it in UTF-8.'],
    ['is in Latin-1', Buffer.from('notes\ncafé\n', 'latin1'), 'The file is not in UTF-8. Save it in UTF-8.'],
  ])('that %s is rejected with a sentence', async (_, content, sentence) => {
    await expect(csv(content)).rejects.toThrow(sentence)
  })
})

describe('a JSON file', () => {
  test('is read item by item', async () => {
    expect(await json('{"schemaVersion":4,"items":[{"a":{"b":[1]}},7]}')).toEqual([
      { row: 1, values: { a: { b: [1] } } },
      { row: 2, values: {}, problem: 'The item is not an object.' },
    ])
  })

  test.each([
    ['is cut off', '{"items":[{"a":1},{"b', 'The file is not valid JSON, in or after item'],
    ['is not JSON', 'srciDpaId,dpaName', 'The file is not valid JSON, in or after item 1.'],
    ['has no items', '{"kind":"dpa-export"}', 'They must be in a list named items.'],
    ['is a list itself', '[{"a":1}]', 'They must be in a list named items.'],
    ['is nested endlessly', `{"items":[${'['.repeat(500)}`, 'The file is nested too deeply.'],
    ['has an endless item', `{"items":[{"a":"${'x'.repeat(300_000)}`, 'An item of the file is too long.'],
    ['has an endless list', `{"items":[{"a":[${'1,'.repeat(300_000)}`, 'An item of the file is too long.'],
  ])('that %s is rejected with a sentence', async (_, content, sentence) => {
    await expect(json(content)).rejects.toThrow(sentence)
  })
})

describe('an NDJSON file', () => {
  const header = '{"schemaVersion":4,"kind":"dpa-export"}'

  test('is read line by line, with problems reported at their line', async () => {
    expect(await ndjson(`\ufeff${header}\r\n{"a":1}\r\n\r\nnonsense\r\n{"a":2}`)).toEqual([
      { row: 1, values: { a: 1 } },
      { row: 2, values: {}, problem: 'The line is not valid JSON.' },
      { row: 3, values: { a: 2 } },
    ])
  })

  test.each([
    ['is empty', '\n', 'The file is empty.'],
    ['begins without a header', '{"a":1}\n', 'The file does not say that it is a dpa-export.'],
    [
      'has another version',
      '{"schemaVersion":3,"kind":"dpa-export"}',
      'Only version 4 of the format can be read.',
    ],
    ['has an endless line', `${header}\n${'x'.repeat(300_000)}`, 'A line of the file is too long.'],
  ])('that %s is rejected with a sentence', async (_, content, sentence) => {
    await expect(ndjson(content)).rejects.toThrow(sentence)
  })
})
