import { notify } from '@portal/session'
import { firstLines } from './bulk-summary.ts'
import type { RecordAction } from './record-action.ts'

/** Splits records into those that allow the action, and names of the others with the reason. Notifies the operator if none does. */
export function possibleWith<Item>(
  { applies, blocked, label }: RecordAction<Item>,
  all: readonly Item[],
  rowName: (record: Item) => string,
): { readonly records: readonly Item[]; readonly leftOut: readonly string[] } {
  const reasonOf = (record: Item) =>
    applies(record) ? blocked?.(record) : 'not possible in the current status'
  const records = all.filter((record) => reasonOf(record) === undefined)
  const leftOut = all.flatMap((record) => {
    const reason = reasonOf(record)
    return reason === undefined ? [] : [`${rowName(record)}: ${reason}`]
  })
  if (records.length === 0) {
    notify({
      kind: 'error',
      title: `${label}: not possible for any selected record`,
      lines: firstLines(leftOut),
    })
  }
  return { records, leftOut }
}
