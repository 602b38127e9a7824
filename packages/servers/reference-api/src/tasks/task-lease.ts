import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/tables.ts'
import { leaseEnd, type Worker } from './claim-task.ts'
import type { TaskChange, TaskRecord } from './task-store.ts'

/** The task was canceled or taken by another worker: this one drops it. */
export class LeaseLost extends Error {}

/** What a step of a task changes. */
export type StepChange = TaskChange & Partial<Pick<TaskRecord, 'total' | 'failureReason' | 'failureMessage'>>

/** Timestamps of the phases that end or begin with the new status. */
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
  /** Runs `work` in a transaction that commits only if the task is still held; `work` returns the task's changes. */
  step(work: (db: Database) => Promise<StepChange>): Promise<void>
  /** Renews the lease without ending the step: for steps that take longer than the lease. */
  keepAlive(): { stop(): void }
}

/** Holds a claimed task. `step` throws `LeaseLost` when the hold is lost. */
export function holdTask(db: Database, worker: Worker, claimed: TaskRecord): TaskLease {
  let task = claimed
  return {
    get task() {
      return task
    },

    step: async (work) => {
      task = await inTransaction(db, async (transaction) => {
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
            // Progress resets the count of interruptions.
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
          // The next step notices if the task is no longer held.
          .catch(() => undefined)
      const timer = setInterval(() => void renew(), (worker.leaseSeconds * 1000) / 3)
      return { stop: () => clearInterval(timer) }
    },
  }
}
