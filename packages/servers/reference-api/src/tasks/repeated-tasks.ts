import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'

/** A task whose rows up to `cursorRow` are done, except for those that failed. */
type RepeatedTask = Pick<TaskRecord, 'id' | 'cursorRow'>

/** The tasks that a task repeats, the oldest first; without those that failed in their check, which did nothing. */
export async function repeatedTasks(
  db: Database,
  { type, parentTaskId }: Pick<TaskRecord, 'type' | 'parentTaskId'>,
): Promise<RepeatedTask[]> {
  if (!parentTaskId) return []
  const parent = await db
    .selectFrom('task')
    .select(['id', 'type', 'status', 'processingAt', 'cursorRow', 'parentTaskId'])
    .where('id', '=', parentTaskId)
    .executeTakeFirstOrThrow()
  // A task that undoes another has its own rows.
  if (parent.type !== type) return []
  const before = await repeatedTasks(db, parent)
  return parent.status === 'FAILED' && !parent.processingAt ? before : [...before, parent]
}
