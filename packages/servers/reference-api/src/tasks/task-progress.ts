import type { TaskProgress } from '@portal/contract/tasks/task-schemas.ts'
import type { TaskRecord } from './task-store.ts'

type Counted = Pick<
  TaskRecord,
  'total' | 'processed' | 'succeeded' | 'failed' | 'skipped' | 'stepStartedAt' | 'lockedUntil'
>

/** Counts of the current step, its speed, and the remaining time. */
export function progressOf(task: Counted, now = new Date()): TaskProgress {
  const { total, processed, succeeded, failed, skipped, stepStartedAt } = task
  // Without a worker, nobody knows when the task continues.
  const isMoving = task.lockedUntil !== null && task.lockedUntil > now
  const seconds = stepStartedAt ? (now.getTime() - stepStartedAt.getTime()) / 1000 : 0
  const rate = isMoving && processed > 0 && seconds > 0 ? processed / seconds : null
  return {
    total,
    processed,
    succeeded,
    failed,
    skipped,
    percent: percentOf(total, processed),
    ratePerSecond: rate === null ? null : Math.round(rate * 10) / 10,
    etaSeconds: rate === null || total === null ? null : Math.max(0, Math.ceil((total - processed) / rate)),
  }
}

function percentOf(total: number | null, processed: number): number | null {
  if (total === null) return null
  return total === 0 ? 100 : Math.min(100, Math.floor((processed / total) * 100))
}
