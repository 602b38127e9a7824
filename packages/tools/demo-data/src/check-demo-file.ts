import { ARTIFACT_DAYS } from '@portal/contract/tasks/task.ts'
import { leaseEnd } from '@portal/reference-api/tasks/claim-task.ts'
import { runTask } from '@portal/reference-api/tasks/run-task.ts'
import { holdTask } from '@portal/reference-api/tasks/task-lease.ts'
import { TASK_RUNNERS } from '@portal/reference-api/tasks/task-runners.ts'
import type { TaskTable } from '@portal/reference-api/tasks/task-tables.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import type { DemoFile } from './demo-task-files.ts'
import type { DemoTask } from './demo-tasks.ts'
import { type DemoStores, keepDemoFile } from './keep-demo-file.ts'

/** Nobody else's worker takes the task meanwhile. */
const WORKER = { name: 'demo data', leaseSeconds: 600 }

const UNCHECKED = {
  status: 'VALIDATING',
  work: 'validate',
  total: null,
  processed: 0,
  succeeded: 0,
  failed: 0,
  skipped: 0,
  cursorRow: 0,
  outcomes: {},
} as const

/** Checks the file of a task as a worker does, so that what awaits confirmation can be judged. */
export async function checkDemoFile(
  stores: DemoStores,
  context: DemoContext,
  task: DemoTask,
  { file, promoted = null }: { file: DemoFile; promoted?: TaskTable['package'] },
): Promise<void> {
  const { id, type, validatedAt } = task.row
  await keepDemoFile(stores, context, task, {
    ...file,
    expiresAt: daysBefore(context.base, -ARTIFACT_DAYS),
  })
  const claimed = await stores.db
    .updateTable('task')
    .set({ ...UNCHECKED, package: promoted, lockedBy: WORKER.name, lockedUntil: leaseEnd(WORKER) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const lease = holdTask(stores.db, WORKER, claimed)
  await runTask(TASK_RUNNERS[type], { ...stores, lease, isStopping: () => false })
  await stores.db
    .updateTable('task')
    .set({ updatedAt: validatedAt ?? context.base })
    .where('id', '=', id)
    .execute()
}
