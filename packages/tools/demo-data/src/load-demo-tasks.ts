import { ARTIFACT_DAYS } from '@portal/contract/tasks/task.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { ExportedDpa } from '@portal/reference-api/dpas/bulk/dpa-file-writer.ts'
import { keepOutcomes } from '@portal/reference-api/tasks/row-outcome.ts'
import { checkDemoFile } from './check-demo-file.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { demoImportFile } from './demo-import-file.ts'
import { demoPackage } from './demo-package.ts'
import { demoTaskFiles } from './demo-task-files.ts'
import { demoTaskRows, outcomesIn } from './demo-task-rows.ts'
import type { DemoTask } from './demo-tasks.ts'
import { type DemoStores, keepDemoFile } from './keep-demo-file.ts'

/** How many DPAs the file of a checked import has. */
const CHECKED = 60

const dpasOf = (db: Database, accountId: string, subjectId: string, limit: number): Promise<ExportedDpa[]> =>
  db
    .selectFrom('dpa')
    .select(['id', 'subjectId', 'status', 'publishedAt', 'updatedAt', 'draft as body'])
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Writes the row results of a task, and its files. */
async function loadResults(stores: DemoStores, context: DemoContext, task: DemoTask, expiresAt: Date) {
  const { row, about } = task
  const dpas = await dpasOf(stores.db, context.accountId, about, row.processed ?? 0)
  const rows = demoTaskRows(task, dpas)
  if (!row.type.endsWith('EXPORT')) await keepOutcomes(stores.db, row.id, outcomesIn(rows))
  for (const file of await demoTaskFiles(task, rows, dpas))
    await keepDemoFile(stores, context, task, { ...file, expiresAt })
}

/** Checks the file of a task that awaits confirmation. */
async function loadCheck(stores: DemoStores, context: DemoContext, task: DemoTask): Promise<void> {
  if (task.row.type === 'SUBJECT_IMPORT') {
    const { file, head } = await demoPackage(stores, context, task)
    return checkDemoFile(stores, context, task, { file, promoted: { head, comparedWith: {} } })
  }
  const file = demoImportFile(task, await dpasOf(stores.db, context.accountId, task.about, CHECKED))
  if (file) await checkDemoFile(stores, context, task, { file })
}

/** Writes the tasks; recent ones with their downloads. */
export async function loadDemoTasks(
  stores: DemoStores,
  context: DemoContext,
  tasks: readonly DemoTask[],
): Promise<void> {
  await stores.db
    .insertInto('task')
    .values(tasks.map(({ row }) => row))
    .execute()
  for (const task of tasks) {
    const { finishedAt, status } = task.row
    if (status === 'AWAITING_CONFIRMATION') await loadCheck(stores, context, task)
    const expiresAt = finishedAt ? daysBefore(new Date(finishedAt), -ARTIFACT_DAYS) : context.base
    if (expiresAt > context.base) await loadResults(stores, context, task, expiresAt)
  }
}
