import { MOST_DIFFERENCES } from '@portal/contract/tasks/task.ts'
import type { Database } from '../database/tables.ts'
import { insertMany } from '../database/write-many.ts'
import type { RowDifference } from './row-task.ts'
import type { TaskRecord } from './task-store.ts'

/** Keeps what the first rows of each kind would change; `task` has the counts of the chunks before. */
export async function keepDifferences(
  db: Database,
  { id, outcomes }: Pick<TaskRecord, 'id' | 'outcomes'>,
  differences: readonly RowDifference[],
): Promise<void> {
  const counts = { ...outcomes }
  const kept = differences.filter(({ result }) => {
    counts[result] = (counts[result] ?? 0) + 1
    return counts[result] <= MOST_DIFFERENCES
  })
  await insertMany(
    db,
    'taskDifference',
    kept.map((difference) => ({ taskId: id, ...difference })),
  )
}
