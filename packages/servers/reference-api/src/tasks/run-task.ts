import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { MAX_ATTEMPTS } from './claim-task.ts'
import { TaskFailure } from './task-failure.ts'
import type { TaskLease } from './task-lease.ts'
import type { TaskWork } from './task-tables.ts'

/** What the steps of a task work with. */
export interface TaskContext {
  readonly db: Database
  readonly storage: ObjectStore
  readonly lease: TaskLease
  /** True when the process is about to exit: the step stops at the next chunk, and another worker continues. */
  isStopping(): boolean
}

/** The steps of one type of task, by kind of work; each sets the next one in the task. */
export type TaskRunner = Readonly<Record<TaskWork, (context: TaskContext) => Promise<void>>>

/** Fails a task with the reason. */
async function fail(lease: TaskLease, { reason, message }: TaskFailure): Promise<void> {
  await lease.step(async () => ({
    status: 'FAILED',
    // Reports cover what was done until then.
    work: lease.task.work === 'apply' && lease.task.processed > 0 ? 'report' : null,
    finishedAt: new Date(),
    failureReason: reason,
    failureMessage: message,
  }))
}

/** Does all the work of a claimed task, step by step. */
export async function runTask(runner: TaskRunner, context: TaskContext): Promise<void> {
  const { lease } = context
  const alive = lease.keepAlive()
  try {
    if (lease.task.attempts > MAX_ATTEMPTS)
      throw new TaskFailure(
        'INTERNAL_ERROR',
        'The task was interrupted several times and is not tried again.',
      )
    while (lease.task.work && !context.isStopping()) await runner[lease.task.work](context)
    await lease.step(async () => ({ lockedBy: null, lockedUntil: null }))
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error
    await fail(lease, error)
    if (lease.task.work) await runTask(runner, context)
    else await lease.step(async () => ({ lockedBy: null, lockedUntil: null }))
  } finally {
    alive.stop()
  }
}
