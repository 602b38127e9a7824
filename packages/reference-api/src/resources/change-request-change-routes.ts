import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { updateChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import {
  mergeObstacle,
  reopened,
  requireAuthor,
  requireMergeable,
  requireOpen,
  withdrawn,
} from './change-request-lifecycle.ts'
import { type ChangeRequestRow, changeRequestStore, type OpenedRequest } from './change-request-store.ts'
import { changeRequestView } from './change-request-view.ts'
import { mergeChangeRequest } from './merge-change-request.ts'
import { recordedRequest } from './recorded-request.ts'
import { reviewStore } from './review-store.ts'
import { subjectsInNeedOf } from './shown-version.ts'

interface Work {
  readonly db: Database
  readonly caller: Caller
}

interface Outcome {
  readonly request: ChangeRequestRow
  readonly recorded: Recorded | readonly Recorded[]
}

type Body = ParsedOf<typeof updateChangeRequest>['body']

async function save(
  { db, caller }: Work,
  before: ChangeRequestRow,
  changed: ChangeRequestRow,
  action: string,
  reason?: string,
): Promise<Outcome> {
  const request = await changeRequestStore(db, caller.accountId).save(changed, caller.person)
  return { request, recorded: { ...recordedRequest(before, request, reason), action } }
}

async function merge({ db, caller }: Work, opened: OpenedRequest, reason: string | undefined) {
  const { request, version, file } = opened
  const isShown = (await subjectsInNeedOf(db, version)).length > 0
  requireMergeable(request, mergeObstacle(request, version, file, isShown))
  return mergeChangeRequest(db, caller, opened, reason)
}

async function change(work: Work, opened: OpenedRequest, body: Body): Promise<Outcome> {
  const { request, file } = opened
  const { caller, db } = work
  switch (body.status) {
    case 'MERGED':
      return merge(work, opened, body.changeReason)
    case 'WITHDRAWN':
      return save(work, request, withdrawn(request, caller), 'CR_WITHDRAWN', body.changeReason)
    case 'OPEN': {
      const anew = reopened(request, caller, file)
      await reviewStore(db, request.id).dismissAll()
      return save(work, request, anew, 'CR_REOPENED', body.changeReason)
    }
    default: {
      requireOpen(request)
      requireAuthor(request, caller)
      const { title, description = null } = body
      return save(work, request, { ...request, title, description }, 'CR_UPDATED')
    }
  }
}

export function serveChangeRequestChanges(api: Api): void {
  serve(api, updateChangeRequest, async ({ db, caller, params, body, ifMatch }) => {
    const opened = await changeRequestStore(db, caller.accountId).lock(params.changeRequestId)
    requireMatch(ifMatch, opened.request)
    const { request, recorded } = await change({ db, caller }, opened, body)
    return {
      body: await changeRequestView({ db, storage: api.storage, caller }, request),
      revision: request.revision,
      recorded,
    }
  })
}
