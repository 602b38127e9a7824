import diff from 'microdiff'
import type { HistoryChange } from '../history/history-entry.ts'

const isScalarList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)

const pointer = (path: readonly (string | number)[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const ops = { CREATE: 'ADD', REMOVE: 'REMOVE', CHANGE: 'REPLACE' } as const

/** The value with each list of texts or numbers as one text, so that it is compared as a whole. */
function withWholeLists(value: unknown): unknown {
  if (isScalarList(value)) return value.join(', ')
  if (Array.isArray(value)) return value.map(withWholeLists)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWholeLists(inner)]))
}

/** What became different between two values, field by field; a list of texts or numbers counts as one field. */
export function differences(before: object, after: object): HistoryChange[] {
  const found = diff(
    withWholeLists(before) as Record<string, unknown>,
    withWholeLists(after) as Record<string, unknown>,
  )
  return found.map((change) => ({
    path: pointer(change.path),
    op: ops[change.type],
    ...('oldValue' in change && { before: change.oldValue }),
    ...('value' in change && { after: change.value }),
  }))
}
