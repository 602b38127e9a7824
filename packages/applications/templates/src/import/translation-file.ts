import type { ImportedRow } from '@portal/contract/templates/template-import-schemas.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { parse } from 'csv-parse/browser/esm/sync'
import { stringify } from 'csv-stringify/browser/esm/sync'

/** The columns of a translators' file: which template, what it says in the source language, and what to write. */
const COLUMNS = [
  'channel',
  'type',
  'lang',
  'revision',
  'source subject line',
  'source text',
  'source HTML',
  'subject line',
  'text',
  'HTML',
] as const

type Line = Readonly<Record<string, string>>

/** What is to be translated, with what is translated already. */
interface Translation {
  readonly source: Template
  readonly lang: string
  readonly target: Template | undefined
}

const cellsOf = ({ source, lang, target }: Translation) => [
  source.channel,
  source.type,
  lang,
  String(target?.revision ?? 0),
  source.subjectLine ?? '',
  source.bodyText,
  source.bodyHtml ?? '',
  target?.subjectLine ?? '',
  target?.bodyText ?? '',
  target?.bodyHtml ?? '',
]

/** Texts as CSV for a spreadsheet. Cells that it would take for a formula begin with an apostrophe. */
export const writeTranslations = (translations: readonly Translation[]): string =>
  stringify(translations.map(cellsOf), {
    bom: true,
    header: true,
    columns: [...COLUMNS],
    escape_formulas: true,
  })

/** Why a file cannot be read, in a sentence for who chose it. */
export class UnreadableFile extends Error {}

const NEEDED = ['channel', 'type', 'lang', 'text'] as const

/** The apostrophe in front of what looks like a formula belongs to the spreadsheet. */
const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '')

/** A column by its name, in whatever case somebody has typed it. */
const columnOf = (name: string): string =>
  COLUMNS.find((column) => column.toLowerCase() === name.trim().toLowerCase()) ?? name.trim()

function linesOf(text: string): { names: readonly string[]; lines: readonly Line[] } {
  let names: string[] = []
  try {
    const lines = parse<Line>(text, {
      bom: true,
      columns: (head: string[]) => {
        names = head.map(columnOf)
        return names
      },
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      cast: unescaped,
    })
    return { names, lines }
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? ` Look at line ${String(error.lines)}.` : ''
    throw new UnreadableFile(`The file is not CSV as spreadsheets write it.${line}`)
  }
}

function rowOf(line: Line, row: number): ImportedRow {
  const { channel = '', type = '', lang = '', text = '', HTML: html = '', revision = '' } = line
  const subject = line['subject line'] ?? ''
  return {
    row,
    channel: channel.trim(),
    type: type.trim(),
    lang: lang.trim(),
    bodyText: text,
    ...(subject && { subjectLine: subject }),
    ...(html && { bodyHtml: html }),
    ...(/^\d+$/.test(revision) && { revision: Number(revision) }),
  }
}

/**
 * The rows of a translators' file in which something is written, numbered as a spreadsheet numbers them. Throws
 * `UnreadableFile`.
 */
export function readTranslations(text: string): ImportedRow[] {
  // Without a mark at its beginning, UTF-16 reads as letters with nothing between them.
  if (/[\ufffd\0]/.test(text))
    throw new UnreadableFile('The file is not encoded as UTF-8. Save it as "CSV UTF-8".')
  const { names, lines } = linesOf(text)
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new UnreadableFile(`The file has no column ${missing.map((name) => `"${name}"`).join(', ')}.`)
  }
  // The first row holds the names of the columns.
  const rows = lines
    .map((line, index) => rowOf(line, index + 2))
    .filter(({ bodyText }) => bodyText.trim() !== '')
  if (rows.length === 0) throw new UnreadableFile('Nothing is translated in this file yet.')
  return rows
}
