import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'
import { can } from '@portal/session'
import { perform } from './perform.ts'
import type { RecordAction } from './record-action.ts'
import { taskStarted } from './task-started.ts'

/** The records that are meant: named one by one, or all that match search and filters of a list. */
interface Chosen<Record> {
  readonly records: readonly Record[] | undefined
  readonly query: Readonly<globalThis.Record<string, unknown>>
  readonly count: number
  readonly changeReason: string
}

/** One call that does something with many records, as a task of the API, which has a result for each of them. */
export interface BulkTask<Record> {
  readonly call: Endpoint
  /** As many as can be named one by one. */
  readonly mostNamed: number
  /** Begins the task. Throws `ApiError`. */
  start(chosen: Chosen<Record>): Promise<TaskStarted>
}

/** What an action does with many records at once where the contract has a call that begins a task for it. */
export const bulkTask = <Record, E extends Endpoint>(
  call: E,
  { mostNamed, input }: { readonly mostNamed: number; input(chosen: Chosen<Record>): InputOf<E> },
): BulkTask<Record> => ({
  call,
  mostNamed,
  start: async (chosen) => taskStarted(await perform(call, input(chosen))),
})

/** The task that an action begins for so many records, named or all that match, if the operator may begin it. */
export function bulkTaskOf<Record>(
  { bulkTask: task }: RecordAction<Record>,
  { records, count }: { readonly records: readonly Record[] | undefined; readonly count: number },
): BulkTask<Record> | undefined {
  const takesThem = task && count > 1 && (records === undefined || count <= task.mostNamed)
  return takesThem && can(task.call) ? task : undefined
}
