import { unescapeFormula } from '@portal/contract/content/formula.ts'
import { type CellKind, DPA_COLUMNS, NULL_CELL } from '@portal/contract/dpas/dpa-columns.ts'
import { isRecord } from '@portal/contract/typed-objects.ts'

type Values = Readonly<Record<string, unknown>>

const LIST_SEPARATOR = '|'
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false }

function acquirerOf(text: string): Values {
  const [acquirerIca = '', acquirerBin = '', ...merchantId] = text.split(':')
  return { acquirerIca, ...(acquirerBin && { acquirerBin }), acquirerMerchantId: merchantId.join(':') }
}

const listOf = (text: string) => text.split(LIST_SEPARATOR).map((item) => item.trim())

/** The value of a cell; an invalid one stays text, for the schema to reject. */
const readers: Record<CellKind, (text: string) => unknown> = {
  text: (text) => text,
  boolean: (text) => BOOLEANS[text.toLowerCase()] ?? text,
  integer: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text),
  list: listOf,
  acquirers: (text) => listOf(text).map(acquirerOf),
}

const writers: Record<CellKind, (value: unknown) => string> = {
  text: String,
  boolean: String,
  integer: String,
  list: (value) => [value].flat().join(LIST_SEPARATOR),
  acquirers: (value) =>
    [value]
      .flat()
      .filter(isRecord)
      .map((one) => [one.acquirerIca, one.acquirerBin ?? '', one.acquirerMerchantId].join(':'))
      .join(LIST_SEPARATOR),
}

/**
 * The value of a text at a JSON Pointer into a DPA: in a list of texts it is an item, and a part of an acquirer stays
 * text.
 */
export function valueOfText(pointer: string, text: string): unknown {
  if (text === NULL_CELL) return null
  const column = DPA_COLUMNS.find(({ path }) => `/${path.join('/')}` === pointer)
  return column ? readers[column.kind](text) : text
}

function assign(body: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    body[key] = value
    return
  }
  const known = body[key]
  const inner = isRecord(known) ? known : {}
  body[key] = inner
  assign(inner, rest, value)
}

/** The values in a row of cells: `null` for those to be cleared, nothing for empty cells. */
export function bodyOfCells(cells: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { name, path, kind } of DPA_COLUMNS) {
    const text = unescapeFormula(String(cells[name] ?? '').trim())
    if (text !== '') assign(body, path, text === NULL_CELL ? null : readers[kind](text))
  }
  return body
}

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), body)

/** The cells of a DPA, in the order of `DPA_COLUMNS`. */
export const cellsOf = (body: object): string[] =>
  DPA_COLUMNS.map(({ path, kind }) => {
    const value = valueAt(body, path)
    if (value === undefined) return ''
    return value === null ? NULL_CELL : writers[kind](value)
  })
