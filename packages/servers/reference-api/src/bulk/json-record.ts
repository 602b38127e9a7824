import { isRecord } from '@portal/contract/typed-objects.ts'
import type { SourceRow } from './source-row.ts'

/** An item of a JSON file as a row; anything but an object is a problem of that row. */
export function asRecord(row: number, item: unknown): SourceRow {
  if (isRecord(item) && !Array.isArray(item)) return { row, values: item }
  return { row, values: {}, problem: 'The item is not an object.' }
}
