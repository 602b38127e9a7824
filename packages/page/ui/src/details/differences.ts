import diff from 'microdiff'
import type { HistoryChange } from '../history/history-entry.ts'
import { isObject } from '../layout/is-object.ts'

const isScalarList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)

const pointer = (path: readonly (string | number)[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const ops = { CREATE: 'ADD', REMOVE: 'REMOVE', CHANGE: 'REPLACE' } as const

/** Properties that identify the items of a list. */
const ID_NAMES = ['kid', 'keyId', 'id']

/** The items of a list by id, when each has its own. */
function byId(items: readonly unknown[]): Map<string, unknown> | undefined {
  const idOf = (item: unknown) =>
    ID_NAMES.map((name) => (isObject(item) ? item[name] : undefined)).find((id) => typeof id === 'string')
  const found = new Map(items.flatMap((item) => (idOf(item) ? [[String(idOf(item)), item] as const] : [])))
  return found.size === items.length ? found : undefined
}

/**
 * Normalizes a value for comparison: a list of texts or numbers becomes one text, a list of items with ids is
 * keyed by id, so that order does not matter.
 */
function comparable(value: unknown): unknown {
  if (isScalarList(value)) return value.join(', ')
  if (Array.isArray(value)) {
    const known = byId(value)
    return known ? comparable(Object.fromEntries(known)) : value.map(comparable)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, comparable(inner)]))
}

function comparableMembers(value: object): Record<string, unknown> {
  const members = comparable(value)
  return isObject(members) ? members : {}
}

/** Compares two values field by field; a list of texts counts as one field. */
export function differences(before: object, after: object): HistoryChange[] {
  const found = diff(comparableMembers(before), comparableMembers(after))
  return found.map((change) => ({
    path: pointer(change.path),
    op: ops[change.type],
    ...('oldValue' in change && { before: change.oldValue }),
    ...('value' in change && { after: change.value }),
  }))
}

/** Whether two values are the same in every type and in the order of every list. */
export const areEqual = (before: object, after: object): boolean => diff(before, after).length === 0

/** All fields of a value as additions; empty fields are left out. */
export function contentsOf(value: object): HistoryChange[] {
  return Object.entries(comparableMembers(value)).flatMap(([name, inner]): HistoryChange[] => {
    const path = pointer([name])
    if (isObject(inner)) return contentsOf(inner).map((field) => ({ ...field, path: path + field.path }))
    return inner === '' || inner === undefined ? [] : [{ path, op: 'ADD', after: inner }]
  })
}
