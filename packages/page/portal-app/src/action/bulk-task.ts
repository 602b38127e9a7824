import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'
import { perform } from './perform.ts'
import { taskStarted } from './task-started.ts'

type Query = Readonly<globalThis.Record<string, unknown>>

/** The chosen records: listed individually, or all that match a list's search and filters. */
interface Chosen<Item> {
  readonly records: readonly Item[] | undefined
  readonly query: Query
  readonly count: number
  readonly changeReason: string
  /** The same for a retry, which starts no second task. */
  readonly idempotencyKey: string
}

/** A call that runs an action on many records as a task of the API, with a result for each. */
export interface BulkTask<Item> {
  readonly call: Endpoint
  /** Most records that can be listed individually. */
  readonly maxNamed: number
  /** The exact number of records that match a query; lists stop counting at a limit. Throws `ApiError`. */
  countAll?(query: Query): Promise<number>
  /** Starts the task. Throws `ApiError`. */
  start(chosen: Chosen<Item>): Promise<TaskStarted>
}

/** Defines the bulk task of an action whose contract has a call for it. */
export const bulkTask = <Item, E extends Endpoint>(
  call: E,
  {
    input,
    ...task
  }: Pick<BulkTask<Item>, 'maxNamed' | 'countAll'> & { input(chosen: Chosen<Item>): InputOf<E> },
): BulkTask<Item> => ({
  ...task,
  call,
  start: async (chosen) => {
    const { idempotencyKey } = chosen
    return taskStarted(await perform(call, input(chosen), { idempotencyKey }))
  },
})
