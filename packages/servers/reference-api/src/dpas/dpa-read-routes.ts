import {
  countDpas,
  findDpa,
  getDpa,
  getInheritedOptions,
  listDpaHistory,
  listDpas,
  listDpasOfSubject,
} from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import { effectiveOptions } from '@portal/contract/dpas/effective-options.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { requireSubjectType } from '../access/authorize.ts'
import type { Caller } from '../access/caller.ts'
import { systemSubjectOf } from '../accounts/system-subject.ts'
import type { Database } from '../database/tables.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import type { SubjectRow } from '../subjects/subject-store.ts'
import { ownerOf } from './changed-dpa.ts'
import { countDpasFor } from './dpa-counts.ts'
import { listDpasFor } from './dpa-list.ts'
import { dpaStore, srciOfDpa } from './dpa-store.ts'
import { dpaView } from './dpa-view.ts'
import { getSrci } from './srci.ts'

/** The options of a subject's DPAs: the live ones, or those of its draft before it is published. */
const optionsOf = ({ draft, published }: Pick<SubjectRow, 'draft' | 'published'>) =>
  (published ?? draft).defaultDpaConfig ?? {}

async function systemDefaults(db: Database, accountId: string) {
  const system = await db
    .selectFrom('subject')
    .select(['draft', 'published'])
    .where('accountId', '=', accountId)
    .where('id', '=', systemSubjectOf(accountId))
    .executeTakeFirst()
  return system ? optionsOf(system) : {}
}

/** The options that DPAs of an SRCI inherit. */
const inheritedOf = async (db: Database, srci: SubjectRow) => ({
  srci: optionsOf(srci),
  system: await systemDefaults(db, srci.accountId),
})

async function effectiveOf(db: Database, srci: SubjectRow, body: DpaBody) {
  const inherited = await inheritedOf(db, srci)
  return effectiveOptions([
    ['DPA', body],
    ['SRCI', inherited.srci],
    ['SYSTEM', inherited.system],
  ])
}

async function answerOne(
  db: Database,
  { accountId }: Caller,
  { subjectId, dpaId }: { subjectId: string; dpaId: string },
  { view, include }: ParsedOf<typeof getDpa>['query'],
) {
  const srci = await getSrci(db, accountId, subjectId)
  const dpa = await dpaStore(db, accountId, srci.id).get(dpaId)
  const body = view === 'draft' ? dpa.draft : dpa.published
  if (!body) throw new ApiError('DPA_NOT_FOUND', { message: 'The DPA has not been published yet.' })
  const told = dpaView(dpa, ownerOf(srci), body)
  return {
    body: include ? { ...told, effective: await effectiveOf(db, srci, body) } : told,
    revision: dpa.revision,
    isLively: true as const,
  }
}

export function serveDpaReads(api: Api): void {
  serve(api, countDpas, async ({ db, caller, query }) => ({ body: await countDpasFor(db, caller, query) }))

  serve(api, listDpas, async ({ db, caller, query }) => ({ body: await listDpasFor(db, caller, query) }))

  serve(api, listDpasOfSubject, async ({ db, caller, params, query }) => ({
    body: await listDpasFor(db, caller, { ...query, subjectId: [params.subjectId] }),
  }))

  serve(api, findDpa, async ({ db, caller, params, query }) => {
    requireSubjectType(caller, 'SRCI')
    const subjectId = await srciOfDpa(db, caller.accountId, params.dpaId)
    return answerOne(db, caller, { subjectId, dpaId: params.dpaId }, query)
  })

  serve(api, getDpa, ({ db, caller, params, query }) => answerOne(db, caller, params, query))

  serve(api, getInheritedOptions, async ({ db, caller, params }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const { id, name, status, published, countryCode } = srci
    const publicationStatus = published ? ('PUBLISHED' as const) : ('DRAFT' as const)
    const initiator = { id, name, status, publicationStatus, countryCode }
    return { body: { initiator, ...(await inheritedOf(db, srci)) } }
  })

  // The history of a deleted DPA stays readable.
  serve(api, listDpaHistory, async ({ db, caller, params, query }) => {
    const whose = { accountId: caller.accountId, entity: 'dpa', entityId: params.dpaId } as const
    return { body: await listHistory(db, whose, query) }
  })
}
