import type { ReviewDecision } from '@portal/contract/resources/change-request.ts'
import type { Recorded } from '@portal/reference-api/database/audit.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import {
  askedAgain,
  merged,
  mergeObstacle,
  reopened,
  requireRequestable,
  requireReviewable,
  reviewed,
  withdrawn,
} from '@portal/reference-api/resources/change-request-lifecycle.ts'
import type { ChangeRequestRow } from '@portal/reference-api/resources/change-request-store.ts'
import { recordedRequest } from '@portal/reference-api/resources/recorded-request.ts'
import type { CommentTable } from '@portal/reference-api/resources/resource-tables.ts'
import type { ReviewRow } from '@portal/reference-api/resources/review-store.ts'
import type { DemoContext } from './demo-context.ts'
import { type DemoMoment, demoEntry } from './demo-entry.ts'
import { editDraft, type FileLife, publishDraft, versionOf } from './demo-file-life.ts'

/** One demo change request, with its comments. */
export interface RequestLife {
  readonly life: FileLife
  readonly versionNumber: number
  readonly comments: CommentTable[]
  readonly reviews: ReviewRow[]
  readonly entries: AuditFacts[]
  /** Numbered once all requests are known, in the order in which they were opened. */
  request: Omit<ChangeRequestRow, 'search'>
}

type Request = RequestLife['request']

const recorded = (before: Request | undefined, after: Request, reason?: string): Recorded =>
  recordedRequest(before && { ...before, search: '' }, { ...after, search: '' }, reason)

interface RequestFields {
  readonly number: number
  readonly title: string
  readonly kind?: 'PUBLISH' | 'DELETE'
  readonly approvalsNeeded: number
}

export function openRequest(
  context: DemoContext,
  life: FileLife,
  fields: RequestFields,
  moment: DemoMoment,
): RequestLife {
  const { number, title, kind = 'PUBLISH', approvalsNeeded } = fields
  const version = versionOf(life, number)
  requireRequestable(kind, version)
  const request: Request = {
    id: context.id('changeRequest', `${life.plan.name} ${number}`),
    accountId: context.accountId,
    no: 0,
    directoryId: life.file.directoryId,
    fileId: life.file.id,
    versionId: version.id,
    kind,
    title,
    description: null,
    status: 'OPEN',
    baseVersionId: life.file.currentVersionId,
    author: moment.by,
    authorId: moment.by.id,
    approvalsNeeded,
    mergeBlockedReason: null,
    applyWhen: 'WHEN_APPROVED',
    applyAt: null,
    scheduledBy: null,
    mergedAt: null,
    mergedBy: null,
    revision: 1,
    createdAt: moment.at,
    updatedAt: moment.at,
    updatedBy: moment.by,
  }
  const entries = [demoEntry(context, 'CR_CREATED', moment, recorded(undefined, request))]
  return { life, versionNumber: number, request, comments: [], reviews: [], entries }
}

function save(
  context: DemoContext,
  requestLife: RequestLife,
  next: Request,
  { at, by }: DemoMoment,
  entry: { readonly action: string; readonly more?: Recorded['changes']; readonly reason?: string },
): void {
  const before = requestLife.request
  requestLife.request = { ...next, revision: before.revision + 1, updatedAt: at, updatedBy: by }
  const { changes = [], ...rest } = recorded(before, requestLife.request, entry.reason)
  requestLife.entries.push(
    demoEntry(context, entry.action, { at, by }, { ...rest, changes: [...changes, ...(entry.more ?? [])] }),
  )
}

const NO_ANSWER = { line: null, replyTo: null, resolvedAt: null, resolvedBy: null }

export function remark(
  context: DemoContext,
  requestLife: RequestLife,
  { at, by }: DemoMoment,
  text: string,
): void {
  const { id: changeRequestId, revision } = requestLife.request
  const id = context.id('comment', `${changeRequestId} ${requestLife.comments.length}`)
  requestLife.comments.push({ id, changeRequestId, author: by, text, ...NO_ANSWER, createdAt: at })
  const changes = [{ path: `/comments/${id}`, op: 'ADD' as const, after: text }]
  const entry = { entity: 'changeRequest' as const, entityId: changeRequestId, revision, changes }
  requestLife.entries.push(demoEntry(context, 'CR_COMMENTED', { at, by }, entry))
}

/** A review; the last approval merges, as in the product. */
export function decide(
  context: DemoContext,
  requestLife: RequestLife,
  moment: DemoMoment,
  decision: ReviewDecision,
  comment: string | null,
): void {
  const { request, reviews, life, versionNumber } = requestLife
  const version = versionOf(life, versionNumber)
  requireReviewable(request, version, moment.by)
  const id = context.id('review', `${request.id} ${reviews.length}`)
  reviews.push({
    id,
    changeRequestId: request.id,
    author: moment.by,
    authorId: moment.by.id,
    decision,
    comment,
    versionRevision: version.revision,
    dismissed: false,
    createdAt: moment.at,
  })
  const approvals = reviews.filter((review) => !review.dismissed && review.decision === 'APPROVE').length
  const next = reviewed(request, decision, approvals)
  const obstacle = next.status === 'APPROVED' ? mergeObstacle(next, version, life.file, false) : undefined
  const more = [{ path: `/reviews/${id}`, op: 'ADD' as const, after: decision }]
  const entry = { action: 'CR_REVIEWED', more, ...(comment && { reason: comment }) }
  save(context, requestLife, { ...next, mergeBlockedReason: obstacle ?? null }, moment, entry)
  if (next.status === 'APPROVED' && !obstacle) merge(context, requestLife, moment)
}

function merge(context: DemoContext, requestLife: RequestLife, moment: DemoMoment): void {
  save(context, requestLife, merged(requestLife.request, requestLife.life.file, moment), moment, {
    action: 'CR_MERGED',
  })
  publishDraft(
    context,
    requestLife.life,
    requestLife.versionNumber,
    moment,
    'Applied with its change request.',
  )
}

const dismissed = (review: ReviewRow) => ({ ...review, dismissed: true })

/** The author makes the requested changes, which reopens the request. */
export function answerReview(
  context: DemoContext,
  requestLife: RequestLife,
  moment: DemoMoment,
  comment: string,
): void {
  editDraft(context, requestLife.life, requestLife.versionNumber, moment, comment)
  requestLife.reviews.splice(0, requestLife.reviews.length, ...requestLife.reviews.map(dismissed))
  save(context, requestLife, askedAgain(requestLife.request, requestLife.life.file), moment, {
    action: 'CR_REVISED',
  })
}

/** The author reopens the request unchanged. */
export function askAgain(context: DemoContext, requestLife: RequestLife, moment: DemoMoment): void {
  const reopenedRequest = reopened(requestLife.request, moment.by, requestLife.life.file)
  requestLife.reviews.splice(0, requestLife.reviews.length, ...requestLife.reviews.map(dismissed))
  save(context, requestLife, reopenedRequest, moment, { action: 'CR_REOPENED' })
}

export function takeBack(
  context: DemoContext,
  requestLife: RequestLife,
  moment: DemoMoment,
  reason: string,
): void {
  save(context, requestLife, withdrawn(requestLife.request, moment.by), moment, {
    action: 'CR_WITHDRAWN',
    reason,
  })
}
