import type { RowResult, TaskStatus, TaskType } from '@portal/contract/tasks/task.ts'
import type { Outcomes } from '@portal/reference-api/tasks/task-tables.ts'
import type { Random } from './random.ts'

const ROWS_PER_SECOND = 1200

/** The counts of rows of a task with this status. */
export function countsFor(status: TaskStatus, dice: Random) {
  const total = dice.int(20, 400)
  switch (status) {
    case 'QUEUED':
      return { total: null, processed: 0, succeeded: 0, failed: 0, skipped: 0 }
    case 'VALIDATING':
      return { total: null, processed: 120, succeeded: 120, failed: 0, skipped: 0 }
    case 'RUNNING':
    case 'CANCELLED':
      return {
        total,
        processed: Math.ceil(total / 3),
        succeeded: Math.ceil(total / 3),
        failed: 0,
        skipped: 0,
      }
    case 'FAILED':
      return { total, processed: 0, succeeded: 0, failed: 0, skipped: 0 }
    default: {
      const failed = status === 'COMPLETED_WITH_ERRORS' ? dice.int(1, Math.min(12, total)) : 0
      return { total, processed: total, succeeded: total - failed, failed, skipped: 0 }
    }
  }
}

const DONE: Partial<Record<TaskType, RowResult>> = {
  DPA_IMPORT: 'UPDATED',
  DPA_FILE_ONBOARDING: 'UPDATED',
  DPA_BATCH: 'PUBLISHED',
  DPA_IMPORT_UNDO: 'UPDATED',
  DPA_BATCH_UNDO: 'UPDATED',
  SUBJECT_IMPORT: 'UPDATED',
}

/** The results of the rows. */
export function outcomesFor(
  type: TaskType,
  { succeeded, failed }: { succeeded: number; failed: number },
): Outcomes {
  const result = DONE[type]
  return { ...(result && succeeded > 0 && { [result]: succeeded }), ...(failed > 0 && { FAILED: failed }) }
}

const BROKEN_FILE = {
  failureReason: 'CONTENT_REJECTED',
  failureMessage: 'A quoted value is never closed, in or after row 17.',
}
const TOO_LARGE = {
  failureReason: 'EXPORT_TOO_LARGE',
  failureMessage: 'The export is too large for JSON. Use NDJSON.',
}

/** Why a task failed, if it did. */
export function failureOf(type: TaskType, status: TaskStatus) {
  if (status !== 'FAILED') return { failureReason: null, failureMessage: null }
  return type.endsWith('EXPORT') ? TOO_LARGE : BROKEN_FILE
}

/** The times of the phases that a task with this status has passed. */
export function timesOf(createdAt: Date, status: TaskStatus, rows: number) {
  if (status === 'QUEUED') return { startedAt: null, validatedAt: null, processingAt: null, finishedAt: null }
  const startedAt = new Date(createdAt.getTime() + 900)
  const isOver = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'CANCELLED'].includes(status)
  const finishedAt = new Date(startedAt.getTime() + 1000 + (rows * 1000) / ROWS_PER_SECOND)
  const validatedAt = new Date(startedAt.getTime() + 400)
  const isChecked = status !== 'VALIDATING' && status !== 'FAILED'
  return {
    startedAt,
    validatedAt: isChecked ? validatedAt : null,
    processingAt: isChecked && status !== 'AWAITING_CONFIRMATION' ? validatedAt : null,
    finishedAt: isOver ? finishedAt : null,
  }
}
