import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'

type RowFilter = (row: number) => boolean

/**
 * The rows of the source that a task covers: all of them or, when it repeats another task, those that failed there or
 * were not reached.
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
  // A task that undoes another has its own rows.
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
