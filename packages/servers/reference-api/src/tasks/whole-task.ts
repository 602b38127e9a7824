import type { TaskContext, TaskRunner } from './run-task.ts'
import { FRESH_STEP } from './task-lifecycle.ts'

/** The steps of a task that makes something in one go; after an interruption, it starts over. */
export function wholeTaskRunner(make: (context: TaskContext) => Promise<void>): TaskRunner {
  return {
    validate: ({ lease }) =>
      lease.step(async () => ({
        ...FRESH_STEP,
        status: 'RUNNING',
        work: 'apply',
        stepStartedAt: new Date(),
      })),

    apply: async (context) => {
      const { lease } = context
      await lease.step(async () => ({ ...FRESH_STEP }))
      await make(context)
      if (context.isStopping()) return
      await lease.step(async () => ({
        status: 'COMPLETED',
        work: null,
        finishedAt: new Date(),
        total: lease.task.processed,
      }))
    },

    // A canceled task has nothing to report.
    report: ({ lease }) => lease.step(async () => ({ work: null })),
  }
}
