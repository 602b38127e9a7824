import { BATCH_PERMISSIONS, type BatchAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { DpaBatch } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { requireAnyOf } from '../../access/authorise.ts'
import type { Database } from '../../database/tables.ts'
import type { Api } from '../../http/api.ts'
import { ApiError, fieldDetail } from '../../http/api-error.ts'
import { serve } from '../../http/serve.ts'
import { startTask, taskStarted } from '../../tasks/start-task.ts'
import { dpasMatching } from '../dpa-filter.ts'
import { getSrci } from '../srci.ts'
import { keepBatchList } from './batch-list.ts'

const WORDS: Record<BatchAction, string> = {
  PUBLISH: 'Publish',
  SUSPEND: 'Suspend',
  ACTIVATE: 'Activate',
  DELETE: 'Delete',
}

interface Srci {
  readonly accountId: string
  readonly id: string
}

/** The DPAs that are meant, as they were chosen. Throws BATCH_EMPTY, or when their number is another than was seen. */
async function chosenIds(
  db: Database,
  { accountId, id: subjectId }: Srci,
  { ids, filter, expectedCount }: DpaBatch,
): Promise<readonly string[]> {
  const chosen = filter
    ? await dpasMatching(db, accountId, { ...filter, subjectId: [subjectId] })
        .select('dpa.id')
        .orderBy('dpa.id')
        .execute()
        .then((rows) => rows.map(({ id }) => id))
    : (ids ?? [])
  if (chosen.length === 0) throw new ApiError('BATCH_EMPTY')
  if (chosen.length === expectedCount) return chosen
  const message = `These are ${chosen.length} DPAs now, not ${expectedCount}. Look at the list again.`
  throw new ApiError('VALIDATION_FAILED', {
    message,
    details: [fieldDetail('/expectedCount', 'INVALID_VALUE', message)],
  })
}

export function serveDpaBatches(api: Api): void {
  serve(api, changeDpas, async ({ db, caller, params, body }) => {
    requireAnyOf(caller, [BATCH_PERMISSIONS[body.action]])
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const ids = await chosenIds(db, srci, body)
    const sourceKey = await keepBatchList(api.storage, caller, ids)
    const id = await startTask(db, caller, {
      type: 'DPA_BATCH',
      title: `${WORDS[body.action]} ${ids.length} DPAs of ${srci.name}`,
      subjectId: srci.id,
      subjectTypes: [srci.type],
      options: body,
      changeReason: body.changeReason,
      sourceKey,
    })
    return taskStarted(id, body.changeReason)
  })
}
