import { can } from '@portal/session'
import type { BulkTask } from './bulk-task.ts'
import type { RecordAction } from './record-action.ts'

/** The task for this many records, listed or all matching, if the operator may start it. */
export function bulkTaskOf<Item>(
  { bulkTask: task }: RecordAction<Item>,
  { records, count }: { readonly records: readonly Item[] | undefined; readonly count: number },
): BulkTask<Item> | undefined {
  const takesThem = task && count > 1 && (records === undefined || count <= task.maxNamed)
  return takesThem && can(task.call) ? task : undefined
}
