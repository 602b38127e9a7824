import type { Endpoint, ResultOf } from '@portal/contract/endpoint.ts'
import type { TaskStarted } from '@portal/contract/tasks/task-schemas.ts'

/** What a call that begins a task has answered. */
export const taskStarted = <E extends Endpoint>(answer: ResultOf<E>) => answer as TaskStarted
