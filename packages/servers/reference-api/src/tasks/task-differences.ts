import { MAX_DIFFERENCES } from '@portal/contract/tasks/task.ts'
import type { Database } from '../database/tables.ts'
import { insertMany } from '../database/write-many.ts'
import type { RowDifference } from './row-task.ts'

const kindOf = ({ action, result }: Pick<RowDifference, 'action' | 'result'>) => `${action} ${result}`

/** Stores what the first rows of each kind would change; for a package, what all subjects would. */
export async function keepDifferences(
  db: Database,
  taskId: string,
  differences: readonly RowDifference[],
): Promise<void> {
  if (differences.length === 0) return
  const kept = await db
    .selectFrom('taskDifference')
    .select(({ fn }) => ['action', 'result', fn.countAll<number>().as('count')])
    .where('taskId', '=', taskId)
    .groupBy(['action', 'result'])
    .execute()
  const counts = new Map(kept.map((row) => [kindOf(row), row.count]))
  const first = differences.filter((difference) => {
    const count = (counts.get(kindOf(difference)) ?? 0) + 1
    counts.set(kindOf(difference), count)
    return count <= MAX_DIFFERENCES || difference.action === 'SUBJECT'
  })
  await insertMany(
    db,
    'taskDifference',
    first.map((difference) => ({ taskId, ...difference })),
  )
}
