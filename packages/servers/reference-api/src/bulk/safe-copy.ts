import { pipeline, Readable, Transform } from 'node:stream'
import { escapeFormula, unescapeFormula } from '@portal/contract/content/formula.ts'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import { CSV_DIALECT } from './csv-rows.ts'
import { decodedText } from './decoded-text.ts'

/** A cell that was made harmless before, as those of our exports, is not changed again. */
const harmless = (cell: string) => escapeFormula(unescapeFormula(cell))

/**
 * A CSV file, row by row, without anything that a spreadsheet would run, and imported with the same result. All cells
 * are in quotes, and a byte order mark gives spreadsheets the encoding. Ends with an error where the file is no CSV.
 */
export function safeCopy(bytes: Readable): Readable {
  const rows = new Transform({
    objectMode: true,
    transform(row: string[], _encoding, done) {
      done(null, row.map(harmless))
    },
  })
  const text = Readable.from(decodedText(bytes), { objectMode: false })
  // What goes wrong on the way reaches the reader through the last of them.
  return pipeline(text, parse(CSV_DIALECT), rows, stringify({ bom: true, quoted: true }), () => undefined)
}
