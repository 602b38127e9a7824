import type { BulkFormat } from '@portal/contract/dpas/dpa-bulk.ts'
import { columnAt, DPA_COLUMNS } from '@portal/contract/dpas/dpa-columns.ts'
import { isRecord } from '@portal/contract/typed-objects.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import { bodyOfCells, cellsOf, valueOfText } from './dpa-cells.ts'

type Values = Readonly<Record<string, unknown>>

const isIndex = (step: string) => /^\d{1,3}$/.test(step)

/** A copy of `inner` with `value` at a path; creates missing groups and lists. */
function withValueAt(inner: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (!isIndex(step)) {
    const group = isRecord(inner) && !Array.isArray(inner) ? inner : {}
    return { ...group, [step]: withValueAt(group[step], rest, value) }
  }
  const list: unknown[] = Array.isArray(inner) ? [...inner] : []
  list[Number(step)] = withValueAt(list[Number(step)], rest, value)
  return list
}

const pathOf = (pointer: string) => pointer.split('/').slice(1)

/** The cell that contains a value, with another value at that place. */
function correctedCell(name: string, cells: Values, pointer: string, value: unknown): string {
  const body = withValueAt(bodyOfCells({ [name]: cells[name] }), pathOf(pointer), value)
  const index = DPA_COLUMNS.findIndex((column) => column.name === name)
  return cellsOf(isRecord(body) ? body : {})[index] ?? ''
}

function corrected(format: BulkFormat, values: Values, [pointer, text]: readonly [string, string]): Values {
  const name = columnAt(pointer)
  // Members outside the DPA, such as the action of a merchant list, are in the row itself.
  if (!name) return { ...values, [pathOf(pointer).join('/')]: text }
  const value = valueOfText(pointer, text)
  if (format === 'csv') return { ...values, [name]: correctedCell(name, values, pointer, value) }
  const item = withValueAt(values, pathOf(pointer), value)
  return isRecord(item) ? item : values
}

/** A row whose values differ from those in its file, each at a JSON Pointer into the DPA. */
export const correctedRow = (
  format: BulkFormat,
  row: SourceRow,
  corrections: ReadonlyMap<string, string>,
): SourceRow => ({
  ...row,
  values: [...corrections].reduce((values, correction) => corrected(format, values, correction), row.values),
})
