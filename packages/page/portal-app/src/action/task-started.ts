import type { Endpoint, ResultOf } from '@portal/contract/endpoint.ts'
import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'

/** Reads the task from the response of a call that starts one. */
export const taskStarted = <E extends Endpoint>(answer: ResultOf<E>) => answer as TaskStarted
