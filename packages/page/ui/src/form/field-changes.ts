import { contentsOf, differences } from '../details/differences.ts'
import type { HistoryChange } from '../history/history-entry.ts'
import { isObject } from '../layout/is-object.ts'

const isUnset = (value: unknown) => value === undefined || value === null || value === ''

/** A group or a list that was added or removed, as its fields: only these have labels. */
function fieldsIn(change: HistoryChange): readonly HistoryChange[] {
  const { path, before, after } = change
  if (isObject(after) && isUnset(before)) {
    const added = contentsOf(after)
    return added.length > 0 ? added.map((field) => ({ ...field, path: path + field.path })) : [change]
  }
  if (isObject(before) && isUnset(after)) {
    const removed = contentsOf(before)
    return removed.length > 0
      ? removed.map((field) => ({ path: path + field.path, op: 'REMOVE', before: field.after }))
      : [change]
  }
  return [change]
}

/** What a form changes, field by field. */
export const fieldChanges = (before: object, after: object): readonly HistoryChange[] =>
  differences(before, after).flatMap(fieldsIn)
