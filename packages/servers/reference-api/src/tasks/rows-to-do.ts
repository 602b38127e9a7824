import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'

type RowFilter = (row: number) => boolean

/**
 * Which rows of the source a task is about: all of them, or for a task that repeats another, those that failed
 * there or that it did not reach.
 */
export async function rowsToDo(
  db: Database,
  { type, parentTaskId }: Pick<TaskRecord, 'type' | 'parentTaskId'>,
): Promise<RowFilter> {
  if (!parentTaskId) return () => true
  const parent = await db
    .selectFrom('task')
    .select(['type', 'cursorRow', 'parentTaskId'])
    .where('id', '=', parentTaskId)
    .executeTakeFirstOrThrow()
  // A task that undoes another has rows of its own.
  if (parent.type !== type) return () => true
  const failed = await db
    .selectFrom('taskRow')
    .select('row')
    .where('taskId', '=', parentTaskId)
    .where('result', '=', 'FAILED')
    .execute()
  const rows = new Set(failed.map(({ row }) => row))
  const ofParent = await rowsToDo(db, parent)
  return (row) => rows.has(row) || (row > parent.cursorRow && ofParent(row))
}
