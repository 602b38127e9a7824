import { Readable } from 'node:stream'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { ObjectStore } from '@portal/reference-api/storage/object-store.ts'
import { taskSearchText } from '@portal/reference-api/tasks/task-store.ts'
import type { DemoContext } from './demo-context.ts'
import type { DemoFile } from './demo-task-files.ts'
import type { DemoTask } from './demo-tasks.ts'

export interface DemoStores {
  readonly db: Database
  readonly storage: ObjectStore
}

/** Stores a file of a task. An uploaded one is what the task reads. */
export async function keepDemoFile(
  { db, storage }: DemoStores,
  context: DemoContext,
  { row }: DemoTask,
  { text, ...facts }: DemoFile & { readonly expiresAt: Date },
): Promise<void> {
  const place = `${context.base.toISOString()} ${row.no} ${facts.name}`
  const key = `${context.accountId}/artifacts/${context.id('artifact', place)}`
  await storage.remove(key)
  const written = await storage.write(key, Readable.from([text]), facts.contentType)
  await db
    .insertInto('taskArtifact')
    .values({ ...facts, ...written, taskId: row.id, key })
    .execute()
  if (facts.kind === 'SOURCE') {
    const file = { name: facts.name, ...written }
    const search = taskSearchText({ ...row, file })
    await db.updateTable('task').set({ file, search, sourceKey: key }).where('id', '=', row.id).execute()
  }
}
