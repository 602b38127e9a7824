import type { Database } from '../database/tables.ts'
import { leaseEnd, type Worker } from './claim-task.ts'
import type { TaskChange, TaskRecord } from './task-store.ts'

/** The task was cancelled, or has gone to another worker: this one lets go of it. */
export class LeaseLost extends Error {}

/** What a step of a task changes. */
export type StepChange = TaskChange & Partial<Pick<TaskRecord, 'total' | 'failureReason' | 'failureMessage'>>

/** When a phase of the task ends or begins, as its status tells. */
function phaseOf({ status, validatedAt, processingAt }: TaskRecord, next: StepChange, now: Date): StepChange {
  if (next.status === undefined || next.status === 'FAILED') return {}
  return {
    ...(status === 'VALIDATING' && { validatedAt: validatedAt ?? now }),
    ...(next.status === 'RUNNING' && { processingAt: processingAt ?? now }),
  }
}

/** The hold of one worker on one task. */
export interface TaskLease {
  readonly task: TaskRecord
  /** Runs `work` in a transaction that stays only if the task is still held; `work` says what changes of it. */
  step(work: (db: Database) => Promise<StepChange>): Promise<void>
  /** The rest of the task, without an end of its own: for steps that take longer than the lease. */
  keepAlive(): { stop(): void }
}

/** Holds on to a claimed task. Throws `LeaseLost` from `step` when it is no longer ours. */
export function holdTask(db: Database, worker: Worker, claimed: TaskRecord): TaskLease {
  let task = claimed
  return {
    get task() {
      return task
    },

    step: async (work) => {
      task = await db.transaction().execute(async (transaction) => {
        const held = await transaction
          .selectFrom('task')
          .select('id')
          .where('id', '=', task.id)
          .where('lockedBy', '=', worker.name)
          .where('status', '=', task.status)
          .where('cursorRow', '=', task.cursorRow)
          .forUpdate()
          .executeTakeFirst()
        if (!held) throw new LeaseLost()
        const change = await work(transaction)
        const now = new Date()
        const isNews = change.status !== undefined && change.status !== task.status
        return transaction
          .updateTable('task')
          .set({
            lockedUntil: leaseEnd(worker),
            // A worker that makes progress has not broken off.
            attempts: 0,
            updatedAt: now,
            ...change,
            ...phaseOf(task, change, now),
            ...(isNews && { revision: task.revision + 1 }),
          })
          .where('id', '=', task.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      })
    },

    keepAlive: () => {
      const renew = () =>
        db
          .updateTable('task')
          .set({ lockedUntil: leaseEnd(worker) })
          .where('id', '=', task.id)
          .where('lockedBy', '=', worker.name)
          .execute()
          // The next step shows whether the task is still held.
          .catch(() => undefined)
      const timer = setInterval(() => void renew(), (worker.leaseSeconds * 1000) / 3)
      return { stop: () => clearInterval(timer) }
    },
  }
}
