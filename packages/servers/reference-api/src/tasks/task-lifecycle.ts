import type { OnError } from '@portal/contract/dpas/dpa-bulk.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import { TASK_TYPE_PERMISSIONS } from '@portal/contract/tasks/task.ts'
import {
  refusalOfCheckedRows,
  refusalToCancelTask,
  refusalToConfirmTask,
} from '@portal/contract/tasks/task-rules.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, fieldDetail, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { TaskChange, TaskRecord } from './task-store.ts'

type State = Pick<TaskRecord, 'status' | 'processed'>
type Checked = Pick<TaskRecord, 'succeeded' | 'failed' | 'options' | 'changeReason'>

/** Counts of a step that has not started. */
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

interface Choice {
  readonly changeReason?: string | undefined
  readonly onError?: OnError | undefined
}

/** Throws unless the caller could have started the task. Continuing it makes its changes theirs. */
export function requireToContinue(caller: Caller, task: TaskRecord): void {
  requireAnyOf(caller, TASK_TYPE_PERMISSIONS[task.type])
  for (const permission of [task.permission, task.undonePermission])
    if (permission) requireAnyOf(caller, [permission])
}

/** Starts applying a checked task. */
export function confirm(task: State & Checked, choice: Choice, now: Date): TaskChange {
  requireAllowed(refusalToConfirmTask(task))
  const onError = choice.onError ?? (task.options.onError === 'ABORT' ? 'ABORT' : 'CONTINUE')
  requireAllowed(refusalOfCheckedRows(task, onError))
  const changeReason = choice.changeReason ?? task.changeReason
  if (changeReason === null) throw reasonMissing()
  return {
    ...FRESH_STEP,
    ...UNLOCKED,
    status: 'RUNNING',
    work: 'apply',
    processingAt: now,
    changeReason,
    // Packages have no such option: their rows depend on each other.
    ...('onError' in task.options && { options: { ...task.options, onError } }),
  }
}

/** Repeats the check of a task awaiting confirmation, after a correction. */
export function checkedAgain(): TaskChange {
  return { ...FRESH_STEP, ...UNLOCKED, status: 'QUEUED', work: 'validate', validatedAt: null, attempts: 0 }
}

const reasonMissing = () =>
  new ApiError('CHANGE_REASON_REQUIRED', {
    details: [fieldDetail('/changeReason', 'REQUIRED', 'Change reason: This field is required')],
  })

/** Ends a task early, and keeps by whom and why. Applied rows stay, and the reports cover them. */
export function cancel(task: State, reason: string | undefined, by: PersonRef, now: Date): TaskChange {
  requireAllowed(refusalToCancelTask(task))
  if (reason === undefined) throw reasonMissing()
  const work = task.status === 'RUNNING' && task.processed > 0 ? 'report' : null
  return {
    ...UNLOCKED,
    status: 'CANCELLED',
    work,
    finishedAt: now,
    failureReason: 'CANCELED',
    failureMessage: `${by.name}: ${reason}`,
  }
}
