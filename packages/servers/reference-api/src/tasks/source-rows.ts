import type { SourceRow } from '../bulk/source-row.ts'
import type { RowTask } from './row-task.ts'
import type { TaskContext } from './run-task.ts'
import { correctionsOf } from './task-corrections.ts'
import { TaskFailure } from './task-failure.ts'

async function* bytesOf({ storage, lease }: TaskContext): AsyncGenerator<Uint8Array> {
  const { sourceKey } = lease.task
  if (!sourceKey || (await storage.sizeOf(sourceKey)) === undefined)
    throw new TaskFailure('UPLOAD_NOT_FOUND', 'The file of the task is no longer kept.')
  yield* await storage.read(sourceKey)
}

/** The rows of a task's source, with corrections applied. Throws `TaskFailure`. */
export async function* sourceRows(context: TaskContext, rowTask: RowTask): AsyncGenerator<SourceRow> {
  const { task } = context.lease
  const corrections = await correctionsOf(context.db, task)
  for await (const row of rowTask.rows(task, () => bytesOf(context))) {
    const values = corrections.get(row.row)
    yield values && rowTask.corrected ? rowTask.corrected(task, row, values) : row
  }
}
