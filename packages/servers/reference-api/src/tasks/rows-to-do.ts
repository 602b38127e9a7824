import type { Database } from '../database/tables.ts'
import { repeatedTasks } from './repeated-tasks.ts'
import type { TaskRecord } from './task-store.ts'

type RowFilter = (row: number) => boolean

/**
 * The rows of the source that a task covers: all of them or, when it repeats another task, those that failed there or
 * were not reached.
 */
export async function rowsToDo(
  db: Database,
  task: Pick<TaskRecord, 'type' | 'parentTaskId'>,
): Promise<RowFilter> {
  let isToDo: RowFilter = () => true
  for (const { id, cursorRow } of await repeatedTasks(db, task)) {
    const failed = await db
      .selectFrom('taskRow')
      .select('row')
      .where('taskId', '=', id)
      .where('result', '=', 'FAILED')
      .execute()
    const rows = new Set(failed.map(({ row }) => row))
    const wasToDo = isToDo
    isToDo = (row) => rows.has(row) || (row > cursorRow && wasToDo(row))
  }
  return isToDo
}
