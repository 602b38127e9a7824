import type { ImportedRow } from '@portal/contract/templates/template-import-schemas.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { parse } from 'csv-parse/browser/esm/sync'
import { stringify } from 'csv-stringify/browser/esm/sync'

/** The columns of a translators' file: the template, the source text, and the translation. */
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

/** The texts to translate, with existing translations. */
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

/** Texts as CSV for a spreadsheet. Cells that look like formulas get a leading apostrophe. */
export const writeTranslations = (translations: readonly Translation[]): string =>
  stringify(translations.map(cellsOf), {
    bom: true,
    header: true,
    columns: [...COLUMNS],
    escape_formulas: true,
  })

/** Why a file cannot be read, as a sentence for the operator. */
export class UnreadableFile extends Error {}

const NEEDED = ['channel', 'type', 'lang', 'text'] as const

/** Removes the leading apostrophe that protects against formulas. */
const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '')

/** A column by its name, in any case. */
const columnOf = (name: string): string =>
  COLUMNS.find((column) => column.toLowerCase() === name.trim().toLowerCase()) ?? name.trim()

/** What separates the cells: column names contain none of these, but texts do. */
const separatorOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ','

function linesOf(text: string): { names: readonly string[]; lines: readonly Line[] } {
  let names: string[] = []
  try {
    const lines = parse<Line>(text, {
      bom: true,
      columns: (head: string[]) => {
        names = head.map(columnOf)
        return names
      },
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      cast: unescaped,
    })
    return { names, lines }
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? ` See line ${String(error.lines)}.` : ''
    throw new UnreadableFile(`The file is not valid CSV.${line}`)
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

/** The translated rows of a file, with a spreadsheet's row numbers. Throws `UnreadableFile`. */
export function readTranslations(text: string): ImportedRow[] {
  // Without a byte order mark, UTF-16 text has NUL characters between letters.
  if (/[\ufffd\0]/.test(text))
    throw new UnreadableFile('The file is not encoded as UTF-8. Save it as "CSV UTF-8".')
  const { names, lines } = linesOf(text)
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new UnreadableFile(`The file has no column ${missing.map((name) => `"${name}"`).join(', ')}.`)
  }
  // The first row contains the column names.
  const rows = lines
    .map((line, index) => rowOf(line, index + 2))
    .filter(({ bodyText }) => bodyText.trim() !== '')
  if (rows.length === 0) throw new UnreadableFile('This file has no translations yet.')
  return rows
}
