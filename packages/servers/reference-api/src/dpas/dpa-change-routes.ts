import {
  changeDpaStatus,
  createDpa,
  deleteDpa,
  publishDpa,
  updateDpa,
} from '@portal/contract/dpas/dpa-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { v7 as uuid } from 'uuid'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { changedDpa } from './changed-dpa.ts'
import { changeStatus, publish, requireDeletable, saveDraft } from './dpa-lifecycle.ts'
import { toDpaRow } from './dpa-row.ts'
import { dpaStore, revised } from './dpa-store.ts'
import { newDpa } from './new-dpa.ts'
import { getSrci, lockSrci, roomFor } from './srci.ts'

function serveCreation(api: Api): void {
  serve(api, createDpa, async ({ db, caller, params, body }) => {
    const { accountId, person } = caller
    const srci = await lockSrci(db, accountId, params.subjectId)
    if (roomFor(srci) < 1) throw new ApiError('DPA_LIMIT_REACHED')
    const { changeReason, srciDpaId = uuid(), ...fields } = body
    const draft = { ...fields, srciDpaId }
    const dpa = newDpa({ accountId, subjectId: srci.id, draft, by: person })
    await dpaStore(db, accountId, srci.id).inserter([dpa])()
    const answer = changedDpa(toDpaRow(dpa), srci, { before: {}, after: draft }, changeReason)
    return { ...answer, location: `/subjects/${srci.id}/dpa/${dpa.id}` }
  })
}

function serveUpdate(api: Api): void {
  serve(api, updateDpa, async ({ db, caller, params, body, ifMatch }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const store = dpaStore(db, caller.accountId, srci.id)
    const before = await store.lock(params.dpaId)
    requireMatch(ifMatch, before)
    const { changeReason, ...fields } = body
    const draft = { ...fields, srciDpaId: fields.srciDpaId ?? before.srciDpaId }
    const dpa = revised(saveDraft(before, draft, changeReason), caller.person)
    await store.saveMany([{ before, after: dpa }])
    return changedDpa(toDpaRow(dpa), srci, { before: before.draft, after: draft }, changeReason)
  })
}

function serveDeletion(api: Api): void {
  serve(api, deleteDpa, async ({ db, caller, params, changeReason, ifMatch }) => {
    const srci = await lockSrci(db, caller.accountId, params.subjectId)
    const store = dpaStore(db, caller.accountId, srci.id)
    const before = await store.lock(params.dpaId)
    requireMatch(ifMatch, before)
    requireDeletable(before)
    await store.removeMany([before.id])
    const { body: _gone, ...answer } = changedDpa(
      { ...before, revision: before.revision + 1 },
      srci,
      { before: before.draft, after: {} },
      changeReason,
    )
    return { ...answer, body: undefined }
  })
}

function servePublication(api: Api): void {
  serve(api, publishDpa, async ({ db, caller, params, body, ifMatch }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const store = dpaStore(db, caller.accountId, srci.id)
    const before = await store.lock(params.dpaId)
    requireMatch(ifMatch, before)
    const dpa = revised(publish(before, srci, caller.person), caller.person)
    await store.saveMany([{ before, after: dpa }])
    return changedDpa(
      toDpaRow(dpa),
      srci,
      { before: before.published ?? {}, after: dpa.draft },
      body.changeReason,
    )
  })
}

function serveStatus(api: Api): void {
  serve(api, changeDpaStatus, async ({ db, caller, params, body, ifMatch }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const store = dpaStore(db, caller.accountId, srci.id)
    const before = await store.lock(params.dpaId)
    requireMatch(ifMatch, before)
    const dpa = revised(changeStatus(before, body.status), caller.person)
    await store.saveMany([{ before, after: dpa }])
    return changedDpa(
      toDpaRow(dpa),
      srci,
      { before: { status: before.status }, after: { status: dpa.status } },
      body.changeReason,
    )
  })
}

export function serveDpaChanges(api: Api): void {
  serveCreation(api)
  serveUpdate(api)
  serveDeletion(api)
  servePublication(api)
  serveStatus(api)
}
