import { pipeline, Readable, Transform } from 'node:stream'
import { escapeFormula, unescapeFormula } from '@portal/contract/content/formula.ts'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import { CSV_DIALECT } from './csv-rows.ts'
import { decodedText } from './decoded-text.ts'

/** A cell that was already made safe, such as those of our exports, is not changed again. */
const harmless = (cell: string) => escapeFormula(unescapeFormula(cell))

/**
 * Copies a CSV file row by row without anything that a spreadsheet would run; importing the copy has the same result.
 * All cells are quoted, and a byte order mark tells spreadsheets the encoding. Fails when the file is not CSV.
 */
export function safeCopy(bytes: Readable): Readable {
  const rows = new Transform({
    objectMode: true,
    transform(row: string[], _encoding, done) {
      done(null, row.map(harmless))
    },
  })
  const text = Readable.from(decodedText(bytes), { objectMode: false })
  // Errors of the earlier streams reach the reader through the last one.
  return pipeline(text, parse(CSV_DIALECT), rows, stringify({ bom: true, quoted: true }), () => undefined)
}
