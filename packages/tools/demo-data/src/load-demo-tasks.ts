import { Readable } from 'node:stream'
import { ARTIFACT_DAYS } from '@portal/contract/tasks/task.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { ExportedDpa } from '@portal/reference-api/dpas/bulk/dpa-file-writer.ts'
import type { ObjectStore } from '@portal/reference-api/storage/object-store.ts'
import { keepOutcomes } from '@portal/reference-api/tasks/row-outcome.ts'
import { taskSearchText } from '@portal/reference-api/tasks/task-store.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { demoTaskFiles } from './demo-task-files.ts'
import { demoTaskRows, outcomesIn } from './demo-task-rows.ts'
import type { DemoTask } from './demo-tasks.ts'

interface Stores {
  readonly db: Database
  readonly storage: ObjectStore
}

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
async function loadResults({ db, storage }: Stores, context: DemoContext, task: DemoTask, expiresAt: Date) {
  const { row, about } = task
  const dpas = await dpasOf(db, context.accountId, about, row.processed ?? 0)
  const rows = demoTaskRows(task, dpas)
  if (!row.type.endsWith('EXPORT')) await keepOutcomes(db, row.id, outcomesIn(rows))
  for (const { text, ...facts } of await demoTaskFiles(task, rows, dpas)) {
    const key = `${context.accountId}/artifacts/${context.id('artifact', `${context.base.toISOString()} ${row.no} ${facts.name}`)}`
    await storage.remove(key)
    const written = await storage.write(key, Readable.from([text]), facts.contentType)
    await db
      .insertInto('taskArtifact')
      .values({ ...facts, ...written, taskId: row.id, key, expiresAt })
      .execute()
    if (facts.kind === 'SOURCE') {
      const file = { name: facts.name, ...written }
      const search = taskSearchText({ ...row, file })
      await db.updateTable('task').set({ file, search, sourceKey: key }).where('id', '=', row.id).execute()
    }
  }
}

/** Writes the tasks; recent ones with their downloads. */
export async function loadDemoTasks(
  stores: Stores,
  context: DemoContext,
  tasks: readonly DemoTask[],
): Promise<void> {
  await stores.db
    .insertInto('task')
    .values(tasks.map(({ row }) => row))
    .execute()
  for (const task of tasks) {
    const { finishedAt } = task.row
    const expiresAt = finishedAt ? daysBefore(new Date(finishedAt), -ARTIFACT_DAYS) : context.base
    if (expiresAt > context.base) await loadResults(stores, context, task, expiresAt)
  }
}
