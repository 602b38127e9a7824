import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { updateChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { refusalToAwaitApproval } from '@portal/contract/resources/change-request-rules.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { requireMatch, requireSeenRevision } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import {
  reopened,
  requireAuthor,
  requireMergeable,
  requireOpen,
  requireSchedulable,
  withdrawn,
} from './change-request-lifecycle.ts'
import { type ChangeRequestRow, changeRequestStore, type OpenedRequest } from './change-request-store.ts'
import { changeRequestView } from './change-request-view.ts'
import { mergeChangeRequest } from './merge-change-request.ts'
import { mergeMoment, rescheduled } from './merge-moment.ts'
import { obstacleTo } from './obstacle-to.ts'
import { recordedRequest } from './recorded-request.ts'
import { reviewStore } from './review-store.ts'
import { askReviewers } from './reviewer-store.ts'

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

type Merge = Extract<Body, { status: 'MERGED' }>

/** Throws MERGE_CONFLICT when the live version is not the one the caller has seen. */
function requireSeen({ request, file }: OpenedRequest, { currentVersionId: seen }: Merge): void {
  const wasTold = request.mergeBlockedReason === 'BASE_CHANGED'
  const expected = seen ?? (wasTold ? file.currentVersionId : request.baseVersionId)
  if (expected === file.currentVersionId) return
  throw new ApiError('MERGE_CONFLICT', { message: 'The live version has changed. Compare again.' })
}

async function merge({ db, caller }: Work, opened: OpenedRequest, body: Merge) {
  requireMergeable(opened.request, await obstacleTo(db, opened))
  requireSeen(opened, body)
  return mergeChangeRequest(db, caller, opened, body.changeReason)
}

type MergeMoment = ReturnType<typeof mergeMoment>

/** What another moment of its merge changes in an approved request. */
async function moved(db: Database, opened: OpenedRequest, moment: MergeMoment) {
  const { request } = opened
  const isTimed = moment.applyAt !== null
  requireSchedulable(request, isTimed ? await obstacleTo(db, opened) : undefined)
  // An obstacle that is gone must not keep the request from its new time.
  return { ...moment, mergeBlockedReason: isTimed ? null : request.mergeBlockedReason }
}

type Rewrite = Exclude<Body, { status: string }>

const momentIn = ({ applyWhen, applyAt }: MergeMoment) => [applyWhen, applyAt]

/** What the author changes about the moment of the merge. */
async function movedByAuthor({ db, caller }: Work, opened: OpenedRequest, body: Rewrite) {
  const { request } = opened
  const moment = mergeMoment(body, caller.person)
  if (request.status !== 'APPROVED') return moment
  if (isDeepStrictEqual(momentIn(moment), momentIn(request))) return {}
  if (moment.applyWhen === 'WHEN_APPROVED') requireAllowed(refusalToAwaitApproval(request))
  return moved(db, opened, moment)
}

/** Replaces what the author wrote. */
async function rewrite(work: Work, opened: OpenedRequest, body: Rewrite): Promise<Outcome> {
  const { db, caller } = work
  const { request, version } = opened
  requireOpen(request)
  requireAuthor(request, caller)
  const { title, description = null, reviewerIds } = body
  const authorIds = [request.authorId, ...version.authorIds]
  const asking = { accountId: caller.accountId, changeRequestId: request.id, authorIds }
  await askReviewers(db, asking, reviewerIds)
  const moment = await movedByAuthor(work, opened, body)
  return save(work, request, { ...request, title, description, ...moment }, 'CR_UPDATED')
}

async function schedule(
  work: Work,
  opened: OpenedRequest,
  { applyAt, changeReason }: Extract<Body, { status: 'APPROVED' }>,
): Promise<Outcome> {
  const { request } = opened
  const moment = await moved(work.db, opened, rescheduled(applyAt, work.caller.person))
  return save(work, request, { ...request, ...moment }, 'CR_SCHEDULED', changeReason)
}

async function change(work: Work, opened: OpenedRequest, body: Body): Promise<Outcome> {
  const { request, file } = opened
  const { caller, db } = work
  switch (body.status) {
    case 'MERGED':
      return merge(work, opened, body)
    case 'APPROVED':
      return schedule(work, opened, body)
    case 'WITHDRAWN':
      requireAnyOf(caller, ['changeRequest.update'])
      return save(work, request, withdrawn(request, caller), 'CR_WITHDRAWN', body.changeReason)
    case 'OPEN': {
      requireAnyOf(caller, ['changeRequest.update'])
      const reopenedRequest = reopened(request, caller, file)
      await reviewStore(db, request.id).dismissAll()
      return save(work, request, reopenedRequest, 'CR_REOPENED', body.changeReason)
    }
    default:
      requireAnyOf(caller, ['changeRequest.update'])
      return rewrite(work, opened, body)
  }
}

export function serveChangeRequestChanges(api: Api): void {
  serve(api, updateChangeRequest, async ({ db, caller, params, body, ifMatch }) => {
    const opened = await changeRequestStore(db, caller.accountId).lock(params.changeRequestId)
    const requireRevision = body.status === 'MERGED' ? requireSeenRevision : requireMatch
    requireRevision(ifMatch, opened.request)
    const { request, recorded } = await change({ db, caller }, opened, body)
    return {
      body: await changeRequestView({ db, storage: api.storage, caller }, request),
      revision: request.revision,
      recorded,
    }
  })
}
