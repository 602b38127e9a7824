import { MAX_CORRECTIONS } from '@portal/contract/tasks/task.ts'
import type { Correction } from '@portal/contract/tasks/task-row-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'

type Corrected = Pick<TaskRecord, 'id' | 'parentTaskId'>

/** The values used instead of those in the source, by row and JSON Pointer; including those of repeated tasks. */
export async function correctionsOf(
  db: Database,
  { id, parentTaskId }: Corrected,
): Promise<Map<number, Map<string, string>>> {
  const parent = parentTaskId
    ? await db
        .selectFrom('task')
        .select(['id', 'parentTaskId'])
        .where('id', '=', parentTaskId)
        .executeTakeFirst()
    : undefined
  const all = parent ? await correctionsOf(db, parent) : new Map<number, Map<string, string>>()
  const own = await db
    .selectFrom('taskCorrection')
    .select(['row', 'field', 'value'])
    .where('taskId', '=', id)
    .execute()
  for (const { row, field, value } of own) {
    const values = all.get(row) ?? new Map()
    all.set(row, values.set(field, value))
  }
  return all
}

/** Stores corrections with a task; a new one replaces an earlier one of the same field. Throws VALIDATION_FAILED. */
export async function keepCorrections(
  db: Database,
  taskId: string,
  corrections: readonly Correction[],
): Promise<void> {
  // Of several for the same field, the last wins.
  const last = new Map(corrections.map((one) => [`${one.row} ${one.field}`, one]))
  await db
    .insertInto('taskCorrection')
    .values([...last.values()].map((correction) => ({ ...correction, taskId })))
    .onConflict((same) =>
      same.columns(['taskId', 'row', 'field']).doUpdateSet({ value: sql`excluded.value` }),
    )
    .execute()
  const { count } = await db
    .selectFrom('taskCorrection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow()
  if (count <= MAX_CORRECTIONS) return
  const message = `At most ${MAX_CORRECTIONS} values can be corrected here. Correct the file and upload it again.`
  throw new ApiError('VALIDATION_FAILED', { message })
}
