import {
  refusalToCancelTask,
  refusalToConfirmTask,
  refusalToRepeatTask,
} from '@portal/contract/tasks/task-rules.ts'
import { ApiError, fieldDetail, requireAllowed } from '../http/api-error.ts'
import type { TaskChange, TaskRecord } from './task-store.ts'

type State = Pick<TaskRecord, 'status' | 'processed'>

/** The counts of a step that has not begun. */
export const FRESH_STEP = {
  cursorRow: 0,
  processed: 0,
  succeeded: 0,
  failed: 0,
  skipped: 0,
  outcomes: {},
  stepStartedAt: null,
} as const
const UNLOCKED = { lockedBy: null, lockedUntil: null } as const

/** Lets a checked task go on and change something. */
export function confirm(task: State, now: Date): TaskChange {
  requireAllowed(refusalToConfirmTask(task))
  return { ...FRESH_STEP, ...UNLOCKED, status: 'RUNNING', work: 'apply', processingAt: now }
}

/** Ends a task before its time. What is done stays done, and the reports say so. */
export function cancel(task: State, reason: string | undefined, now: Date): TaskChange {
  requireAllowed(refusalToCancelTask(task))
  if (reason === undefined) {
    throw new ApiError('CHANGE_REASON_REQUIRED', {
      details: [fieldDetail('/changeReason', 'REQUIRED', 'Change reason: This field is required')],
    })
  }
  const work = task.status === 'RUNNING' && task.processed > 0 ? 'report' : null
  return { ...UNLOCKED, status: 'CANCELLED', work, finishedAt: now }
}

/** Throws unless the rows that failed may be tried again by a task of their own. */
export const requireRepeatable = (task: State): void => requireAllowed(refusalToRepeatTask(task))
