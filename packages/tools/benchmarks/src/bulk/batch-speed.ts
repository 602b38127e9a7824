import type { BatchAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { countDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaFilter } from '@portal/contract/dpas/dpa-schemas.ts'
import { undoTask } from '@portal/contract/tasks/task-endpoints.ts'
import { print } from '../figures.ts'
import { csvFile } from './bench-rows.ts'
import { type BulkCaller, CHANGE_REASON, secondsOf, startedTask } from './bulk-caller.ts'
import { importFile } from './import-speed.ts'

const MANY = 10_000
const UNDONE = 5000

const countOf = async (caller: BulkCaller, filter: DpaFilter): Promise<number> =>
  (await caller.call(countDpas, { query: filter })).body.total

/** Starts a bulk action on all DPAs that match. */
export async function startBatch(caller: BulkCaller, action: BatchAction, filter: DpaFilter) {
  const expectedCount = await countOf(caller, filter)
  const body = { action, filter, expectedCount, changeReason: CHANGE_REASON }
  return { taskId: startedTask(await caller.call(changeDpas, { body })), expectedCount }
}

async function undoOf(caller: BulkCaller, taskId: string) {
  const body = { changeReason: CHANGE_REASON }
  return caller.done(startedTask(await caller.call(undoTask, { params: { taskId }, body })))
}

/** A bulk action on imported DPAs, and the undo of an import that changed some. */
export async function measureBatch(caller: BulkCaller, subjectId: string): Promise<void> {
  const file = csvFile('batch', MANY)
  await importFile(caller, subjectId, file)
  const { taskId } = await startBatch(caller, 'PUBLISH', { subjectId: [subjectId], q: 'bench-batch-' })
  const published = secondsOf(await caller.done(taskId))
  print({ name: `bulk publishing of ${MANY} DPAs`, unit: 's', values: [published], goal: 20, digits: 1 })

  const changed = file
    .split('\n', UNDONE + 1)
    .join('\n')
    .replaceAll('help@shop', 'care@shop')
  const { id } = await importFile(caller, subjectId, changed)
  const undone = secondsOf(await undoOf(caller, id))
  print({ name: `undo of ${UNDONE} changed rows`, unit: 's', values: [undone], goal: 5, digits: 1 })
}
