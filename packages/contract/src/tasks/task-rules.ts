import type { Refusal } from '../refusal.ts'
import type { TaskStatus } from './task.ts'
import type { Task } from './task-schemas.ts'

type TaskState = Pick<Task, 'status'>

const CANCELLABLE: readonly TaskStatus[] = ['QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING']
const REPEATABLE: readonly TaskStatus[] = ['FAILED', 'COMPLETED_WITH_ERRORS']

function refusalOutside(
  allowed: readonly TaskStatus[],
  { status }: TaskState,
  what: string,
): Refusal | undefined {
  if (allowed.includes(status)) return undefined
  const now = status.toLowerCase().replaceAll('_', ' ')
  return { reason: 'INVALID_STATE', message: `A task that is ${now} cannot be ${what}.` }
}

/** Only a checked task that waits for its confirmation is confirmed (contract, section 4). */
export const refusalToConfirmTask = (task: TaskState): Refusal | undefined =>
  refusalOutside(['AWAITING_CONFIRMATION'], task, 'confirmed')

/** A task is cancelled until it has ended (contract, section 4). */
export const refusalToCancelTask = (task: TaskState): Refusal | undefined =>
  refusalOutside(CANCELLABLE, task, 'cancelled')

/** The rows that failed are tried again once a task has ended with such rows (contract, section 4). */
export const refusalToRepeatTask = (task: TaskState): Refusal | undefined =>
  refusalOutside(REPEATABLE, task, 'repeated')
