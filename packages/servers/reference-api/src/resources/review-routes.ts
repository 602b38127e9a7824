import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { createReview, listReviews } from '@portal/contract/resources/change-request-endpoints.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { requireSeenRevision } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { requireReviewable, reviewed } from './change-request-lifecycle.ts'
import { type ChangeRequestRow, changeRequestStore, type OpenedRequest } from './change-request-store.ts'
import { mergeChangeRequest } from './merge-change-request.ts'
import { isDue } from './merge-moment.ts'
import { obstacleTo } from './obstacle-to.ts'
import { recordedRequest } from './recorded-request.ts'
import { type ReviewRow, reviewStore } from './review-store.ts'

const reviewView = ({ createdAt, ...row }: ReviewRow) => ({ ...row, createdAt: createdAt.toISOString() })

type Body = ParsedOf<typeof createReview>['body']

function newReview({ request, version }: OpenedRequest, { id, person }: Caller, body: Body): ReviewRow {
  return {
    id: uuid(),
    changeRequestId: request.id,
    author: person,
    authorId: id,
    decision: body.decision,
    comment: body.comment ?? null,
    versionRevision: version.revision,
    dismissed: false,
    createdAt: new Date(),
  }
}

function recordedReview(before: ChangeRequestRow, after: ChangeRequestRow, review: ReviewRow): Recorded {
  const recorded = recordedRequest(before, after, review.comment ?? undefined)
  const added = { path: `/reviews/${review.id}`, op: 'ADD' as const, after: review.decision }
  return { ...recorded, action: 'CR_REVIEWED', changes: [...(recorded.changes ?? []), added] }
}

/** The request after the review, with the reason why it cannot be merged right away. */
async function decide(db: Database, opened: OpenedRequest, review: ReviewRow) {
  const { request } = opened
  const reviews = reviewStore(db, request.id)
  await reviews.add(review)
  const next = reviewed(request, review.decision, await reviews.countApprovals())
  if (next.status !== 'APPROVED') return next
  return { ...next, mergeBlockedReason: (await obstacleTo(db, opened)) ?? null }
}

async function review(db: Database, caller: Caller, opened: OpenedRequest, body: Body) {
  const { request: before, version } = opened
  requireReviewable(before, version, caller)
  const given = newReview(opened, caller, body)
  const decided = await decide(db, opened, given)
  const request = await changeRequestStore(db, caller.accountId).save(decided, caller.person)
  const recorded = [recordedReview(before, request, given)]
  if (request.status !== 'APPROVED' || request.mergeBlockedReason || !isDue(request))
    return { given, request, recorded }
  const merge = await mergeChangeRequest(db, caller, { ...opened, request }, given.comment ?? undefined)
  return { given, request: merge.request, recorded: [...recorded, ...merge.recorded] }
}

export function serveReviews(api: Api): void {
  serve(api, listReviews, async ({ db, caller, params }) => {
    const request = await changeRequestStore(db, caller.accountId).get(params.changeRequestId)
    return { body: { items: (await reviewStore(db, request.id).list()).map(reviewView) } }
  })

  serve(api, createReview, async ({ db, caller, params, body, ifMatch }) => {
    const opened = await changeRequestStore(db, caller.accountId).lock(params.changeRequestId)
    requireSeenRevision(ifMatch, opened.request)
    const { given, request, recorded } = await review(db, caller, opened, body)
    return {
      body: reviewView(given),
      revision: request.revision,
      location: `/change-requests/${request.id}/reviews`,
      recorded,
    }
  })
}
