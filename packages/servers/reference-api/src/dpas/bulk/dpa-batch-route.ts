import { BATCH_PERMISSIONS, type BatchAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeDpas, changeDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { DpaBatch } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import type { DpaFilter } from '@portal/contract/dpas/dpa-schemas.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { requireSubjectType } from '../../access/authorize.ts'
import type { Caller } from '../../access/caller.ts'
import { readInBlocks } from '../../database/read-in-blocks.ts'
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

interface BatchCall {
  readonly db: Database
  readonly storage: ObjectStore
  readonly caller: Caller
}

async function* idsMatching(db: Database, accountId: string, filter: DpaFilter) {
  const chosen = dpasMatching(db, accountId, filter).select('dpa.id').orderBy('dpa.id')
  for await (const rows of readInBlocks(db, chosen)) yield rows.map(({ id }) => id)
}

/** Throws BATCH_EMPTY, or when the number of chosen DPAs differs from the number that was shown. */
function requireAsShown(count: number, { expectedCount }: DpaBatch): void {
  if (count === 0) throw new ApiError('BATCH_EMPTY')
  if (count === expectedCount) return
  const message = `The list now has ${count} DPAs, not ${expectedCount}. Check the list again.`
  throw new ApiError('VALIDATION_FAILED', {
    message,
    details: [fieldDetail('/expectedCount', 'INVALID_VALUE', message)],
  })
}

/** Stores the list of the chosen DPAs. Throws unless there are as many as were shown. */
async function keepChosen({ db, storage, caller }: BatchCall, body: DpaBatch) {
  const { ids = [], filter } = body
  const list = await keepBatchList(
    storage,
    caller,
    filter ? idsMatching(db, caller.accountId, filter) : [ids],
  )
  try {
    requireAsShown(list.count, body)
  } catch (error) {
    await storage.remove(list.key)
    throw error
  }
  return list
}

async function begin({ db, storage, caller }: BatchCall, body: DpaBatch, srci?: SubjectRow) {
  const permission = BATCH_PERMISSIONS[body.action]
  requireAnyOf(caller, [permission])
  const { key: sourceKey, count } = await keepChosen({ db, storage, caller }, body)
  const dpas = `${count} ${count === 1 ? 'DPA' : 'DPAs'}`
  const id = await startTask(db, caller, {
    type: 'DPA_BATCH',
    title: `${WORDS[body.action]} ${dpas}${srci ? ` of ${srci.name}` : ''}`,
    subjectId: srci?.id,
    subjectTypes: ['SRCI'],
    options: body,
    permission,
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
