import { getDpa, listDpaHistory, listDpas, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { systemSubjectOf } from '../accounts/system-subject.ts'
import type { Database } from '../database/tables.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/serve.ts'
import type { SubjectRow } from '../subjects/subject-store.ts'
import { ownerOf } from './changed-dpa.ts'
import { listDpasFor } from './dpa-list.ts'
import { dpaStore } from './dpa-store.ts'
import { dpaView } from './dpa-view.ts'
import { effectiveOptions } from './effective-options.ts'
import { getSrci } from './srci.ts'

async function systemDefaults(db: Database, accountId: string) {
  const system = await db
    .selectFrom('subject')
    .select('published')
    .where('accountId', '=', accountId)
    .where('id', '=', systemSubjectOf(accountId))
    .executeTakeFirst()
  return system?.published?.defaultDpaConfig
}

async function effectiveOf(db: Database, srci: SubjectRow, body: Parameters<typeof effectiveOptions>[0]) {
  const ofSrci = (srci.published ?? srci.draft).defaultDpaConfig
  return effectiveOptions(body, ofSrci, await systemDefaults(db, srci.accountId))
}

export function serveDpaReads(api: Api): void {
  serve(api, listDpas, async ({ db, caller, query }) => ({ body: await listDpasFor(db, caller, query) }))

  serve(api, listDpasOfSubject, async ({ db, caller, params, query }) => ({
    body: await listDpasFor(db, caller, { ...query, subjectId: [params.subjectId] }),
  }))

  serve(api, getDpa, async ({ db, caller, params, query }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const dpa = await dpaStore(db, caller.accountId, srci.id).get(params.dpaId)
    const body = query.view === 'draft' ? dpa.draft : dpa.published
    if (!body) throw new ApiError('DPA_NOT_FOUND', { message: 'The DPA has not been published yet.' })
    const view = dpaView(dpa, ownerOf(srci), body)
    return {
      body: query.include ? { ...view, effective: await effectiveOf(db, srci, body) } : view,
      revision: dpa.revision,
      isLively: true,
    }
  })

  // The history of a deleted DPA stays readable.
  serve(api, listDpaHistory, async ({ db, caller, params, query }) => {
    const whose = { accountId: caller.accountId, entity: 'dpa', entityId: params.dpaId } as const
    return { body: await listHistory(db, whose, query) }
  })
}
