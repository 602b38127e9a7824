import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { unescapeFormula } from '@portal/contract/content/formula.ts'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { safeCopy } from './safe-copy.ts'

const MARK = '\u{FEFF}'

const copyOf = async (content: string | Buffer) =>
  String(await buffer(safeCopy(Readable.from([Buffer.from(content)]))))

/**
 * The cells as a spreadsheet with this separator parses them: quotes count only at the beginning of a cell, an
 * unclosed quote ends with the file, and text after a closing quote belongs to the cell.
 */
function seenWith(file: string, separator: string): string[] {
  const quoted = '(?:"((?:[^"]|"")*)(?:"|$))?'
  const cell = new RegExp(`${quoted}([^${separator}\\r\\n]*)(?:[${separator}\\r\\n]|$)`, 'g')
  return [...file.matchAll(cell)].map(([, inside = '', rest]) => inside.replaceAll('""', '"') + rest)
}

/** The cells when quotes have no meaning. */
const cutAt = (file: string, separator: string) => file.split(new RegExp(`[${separator}\\r\\n]`))

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const runs = (cell: string) => SIGNS.some((sign) => cell.replace(/^[\s"\0\u200b]+/, '').startsWith(sign))

const anyCell = fc.string({
  unit: fc.constantFrom(...SIGNS, "'", '"', ' ', ';', ',', '\t', '\n', '\r', '\0', '\u200b', 'a', '1', '|'),
  maxLength: 12,
})
const anyRows = fc.array(fc.array(anyCell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 })

test('formulas get an apostrophe, everything else stays the same', async () => {
  expect(await copyOf('id,name\r\n1,=1+1\r\n2,"Shop, one"\r\n3,\'=2\r\n')).toBe(
    `${MARK}"id","name"\n"1","'=1+1"\n"2","Shop, one"\n"3","'=2"\n`,
  )
})

test('a file with semicolons between its cells is made safe, too', async () => {
  expect(await copyOf('id;name\n1;=1+1\n2; =2\n')).toBe(`${MARK}"id;name"\n"1;'=1+1"\n"2; '=2"\n`)
})

describe('any cell contents', () => {
  test.each([
    ['commas', ',', seenWith],
    ['semicolons', ';', seenWith],
    ['tabs', '\t', seenWith],
    ['semicolons without quotes', ';', cutAt],
    ['tabs without quotes', '\t', cutAt],
  ])('no formula runs where cells end with %s', async (_, separator, see) => {
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const copy = await copyOf(stringify(rows, { quoted: true }))
        expect(see(copy.replace(MARK, ''), separator).filter(runs)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('importing the copy has the same result', async () => {
    const meant = (rows: string[][]) => rows.map((row) => row.map(unescapeFormula))
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const copy: string[][] = parse(await copyOf(stringify(rows, { quoted: true })), { bom: true })
        expect(meant(copy)).toEqual(meant(rows))
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['an unclosed quote', 'id,name\n1,"Shop'],
  ['bytes that are not text', Buffer.from([0x69, 0x64, 0xff, 0x0a])],
])('%s ends the copy with an error instead of truncating it', async (_, content) => {
  await expect(copyOf(content)).rejects.toThrow()
})

test('a large file is copied in chunks', async () => {
  let made = 0
  const rows = Buffer.from(`${'x'.repeat(1000)},=1\n`.repeat(100))
  function* file() {
    for (; made < 1000; made += 1) yield rows
  }
  const copy = safeCopy(Readable.from(file()))
  await new Promise((resolve) => copy.once('readable', resolve))
  expect(made).toBeLessThan(100)
  copy.destroy()
})
