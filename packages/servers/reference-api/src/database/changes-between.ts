import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { pointerOf } from '@portal/server-common/http/json-pointer.ts'
import diff from 'microdiff'

/** The difference between two records, field by field. */
export function changesBetween(before: object, after: object): HistoryChange[] {
  return diff(before, after, { cyclesFix: false }).map((change) => {
    const path = pointerOf(change.path)
    switch (change.type) {
      case 'CREATE':
        return { path, op: 'ADD', after: change.value }
      case 'REMOVE':
        return { path, op: 'REMOVE', before: change.oldValue }
      default:
        return { path, op: 'REPLACE', before: change.oldValue, after: change.value }
    }
  })
}
