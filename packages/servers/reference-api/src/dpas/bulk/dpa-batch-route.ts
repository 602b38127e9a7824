import { BATCH_PERMISSIONS, type BatchAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeDpas, changeDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { DpaBatch } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { requireSubjectType } from '../../access/authorize.ts'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/tables.ts'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import type { SubjectRow } from '../../subjects/subject-store.ts'
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

/** The chosen DPAs. Throws BATCH_EMPTY, or when their number differs from the number that was shown. */
async function chosenIds(
  db: Database,
  accountId: string,
  { ids, filter, expectedCount }: DpaBatch,
): Promise<readonly string[]> {
  const chosen = filter
    ? await dpasMatching(db, accountId, filter)
        .select('dpa.id')
        .orderBy('dpa.id')
        .execute()
        .then((rows) => rows.map(({ id }) => id))
    : (ids ?? [])
  if (chosen.length === 0) throw new ApiError('BATCH_EMPTY')
  if (chosen.length === expectedCount) return chosen
  const message = `The list now has ${chosen.length} DPAs, not ${expectedCount}. Check the list again.`
  throw new ApiError('VALIDATION_FAILED', {
    message,
    details: [fieldDetail('/expectedCount', 'INVALID_VALUE', message)],
  })
}

interface BatchCall {
  readonly db: Database
  readonly storage: ObjectStore
  readonly caller: Caller
}

async function begin({ db, storage, caller }: BatchCall, body: DpaBatch, srci?: SubjectRow) {
  requireAnyOf(caller, [BATCH_PERMISSIONS[body.action]])
  const ids = await chosenIds(db, caller.accountId, body)
  const sourceKey = await keepBatchList(storage, caller, ids)
  const dpas = `${ids.length} ${ids.length === 1 ? 'DPA' : 'DPAs'}`
  const id = await startTask(db, caller, {
    type: 'DPA_BATCH',
    title: `${WORDS[body.action]} ${dpas}${srci ? ` of ${srci.name}` : ''}`,
    subjectId: srci?.id,
    subjectTypes: ['SRCI'],
    options: body,
    changeReason: body.changeReason,
    sourceKey,
  })
  return taskStarted(id, body.changeReason)
}

export function serveDpaBatches(api: Api): void {
  const { storage } = api

  serve(api, changeDpas, async ({ db, caller, body }) => {
    // Every DPA belongs to an SRCI.
    requireSubjectType(caller, 'SRCI')
    return begin({ db, storage, caller }, body)
  })

  serve(api, changeDpasOfSubject, async ({ db, caller, params, body }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const { filter } = body
    const ofSubject = filter ? { ...body, filter: { ...filter, subjectId: [srci.id] } } : body
    return begin({ db, storage, caller }, ofSubject, srci)
  })
}
