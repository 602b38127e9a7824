import { ARTIFACT_DAYS } from '@portal/contract/tasks/task.ts'
import { sql } from 'kysely'
import { readInBlocks } from '../../database/read-in-blocks.ts'
import type { Database } from '../../database/tables.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'

type UndoneTask = Pick<TaskRecord, 'id' | 'accountId'>

/** The DPAs that a task created or changed, each with the revision it left them in. */
const madeBy = (db: Database, { id }: UndoneTask) =>
  db
    .selectFrom('taskRow')
    .where('taskId', '=', id)
    .where('revision', 'is not', null)
    .where('dpaId', 'is not', null)
    .groupBy('dpaId')
    .select(({ fn }) => ['dpaId', fn.max('srciDpaId').as('srciDpaId'), fn.max('revision').as('revision')])

/** Ids of the DPAs that a task created or changed, in blocks. */
export async function* idsMadeBy(db: Database, task: UndoneTask): AsyncGenerator<string[]> {
  for await (const rows of readInBlocks(db, madeBy(db, task).orderBy('dpaId')))
    yield rows.flatMap(({ dpaId }) => dpaId ?? [])
}

/**
 * Why a task cannot be undone: a DPA was changed after the task. A partial undo leaves such DPAs as they are, and
 * needs one that was not changed.
 */
export async function obstacleToUndo(
  db: Database,
  task: UndoneTask,
  isPartial = false,
): Promise<string | undefined> {
  const { made, touched, first } = await db
    .selectFrom(madeBy(db, task).as('made'))
    .leftJoin('dpa', (join) =>
      join.on('dpa.accountId', '=', task.accountId).onRef('dpa.id', '=', sql`made.dpa_id::uuid`),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('made'),
      sql<number>`count(*) filter (where dpa.revision is distinct from made.revision)`.as('touched'),
      sql<string | null>`min(made.srci_dpa_id) filter (where dpa.revision is distinct from made.revision)`.as(
        'first',
      ),
    ])
    .executeTakeFirstOrThrow()
  if (made === 0) return `Row results are kept for ${ARTIFACT_DAYS} days. The task can no longer be undone.`
  if (touched === 0 || (isPartial && touched < made)) return undefined
  return touched === 1
    ? `The DPA ${first} was changed since, so the task cannot be undone.`
    : `${touched} DPAs were changed since, ${first} among them, so the task cannot be undone.`
}
