import { z } from 'zod'
import { personRef, timestamp } from '../formats.ts'
import {
  countFrom,
  filter,
  flagFilter,
  listQuery,
  pageOf,
  pageQuery,
  periodEnd,
  textFilter,
} from '../page-of.ts'
import {
  APPLY_MOMENTS,
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_SORT_FIELDS,
  CHANGE_REQUEST_STATUSES,
  MERGE_BLOCKED_REASONS,
  REVIEW_DECISIONS,
} from './change-request.ts'
import { changeRequestChange, newChangeRequest, newComment, newReview } from './change-request-bodies.ts'
import { FileVersion } from './file-schemas.ts'

/** A requested reviewer, or someone who reviewed the current version. */
const Reviewer = personRef.extend({
  /** `null` while pending. */
  decision: z.enum(REVIEW_DECISIONS).nullable(),
  isAsked: z.boolean(),
})

export const ChangeRequestSummary = z.object({
  id: z.string(),
  /** Such as `CR-128`; numbered per account. */
  number: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  dirId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  verId: z.string(),
  versionNumber: z.number().int(),
  /** The live version when reviews were last requested; once applied, the one that the request replaced. */
  baseVersionId: z.string().nullable(),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  author: personRef,
  /** Approvals of the current version. */
  approvals: z.number().int(),
  approvalsNeeded: z.number().int(),
  mergedAt: timestamp.nullable(),
  mergedBy: personRef.nullable(),
  mergeBlockedReason: z.enum(MERGE_BLOCKED_REASONS).nullable(),
  applyWhen: z.enum(APPLY_MOMENTS),
  /** With AT_TIME: not before this. */
  applyAt: timestamp.nullable(),
  reviewers: z.array(Reviewer),
  /** Other open requests for the file: the first merge changes the base of the others. */
  conflicts: z.array(z.object({ id: z.string(), number: z.string() })),
  commentCount: z.number().int(),
  /** Unresolved threads. */
  openThreadCount: z.number().int(),
  /** Open, not the caller's own work, and the current version not reviewed by the caller. */
  awaitsMyReview: z.boolean(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

export const ChangeRequest = ChangeRequestSummary.extend({
  /** The request's version and its base: both sides of the difference. */
  version: FileVersion,
  base: FileVersion.nullable(),
  /** The live version of an open request, if it is not the base. */
  live: FileVersion.nullable(),
  /** What would hold back an open request if it were approved now. */
  mergeObstacle: z.enum(MERGE_BLOCKED_REASONS).nullable(),
  /** The live version; differs from the base if another change was published. */
  currentVersionId: z.string().nullable(),
  currentVersionNumber: z.number().int().nullable(),
  /** The caller wrote the request or the version, so cannot review it. */
  isOwnWork: z.boolean(),
})

export const Comment = z.object({
  id: z.string(),
  author: personRef,
  text: z.string(),
  /** The commented line. */
  line: z.number().int().nullable(),
  /** The first comment of the thread, for a reply. */
  replyTo: z.string().nullable(),
  /** For the first comment of a thread. */
  resolvedAt: timestamp.nullable(),
  resolvedBy: personRef.nullable(),
  createdAt: timestamp,
})

export const Review = z.object({
  id: z.string(),
  author: personRef,
  decision: z.enum(REVIEW_DECISIONS),
  comment: z.string().nullable(),
  /** The reviewed revision of the version. */
  versionRevision: z.number().int(),
  /** The version was edited later, or the reviewer decided again. */
  dismissed: z.boolean(),
  createdAt: timestamp,
})

const changeRequestQuery = {
  ...listQuery(CHANGE_REQUEST_SORT_FIELDS),
  status: filter(CHANGE_REQUEST_STATUSES),
  author: textFilter,
  fileId: textFilter,
  /** `true`: those that the caller can review but has not. */
  awaitsMyReview: flagFilter,
  /** `true`: those whose author asked the caller by name. */
  isAskedOfMe: flagFilter,
  /** `true`: those whose file has another open request. */
  hasConflict: flagFilter,
  createdFrom: periodEnd,
  createdTo: periodEnd,
}

export const changeRequestSchemas = {
  listAllChangeRequests: {
    query: z.strictObject({ ...changeRequestQuery, countFrom }),
    response: pageOf(ChangeRequestSummary).extend({
      /** How many were created in each span of `countFrom`. */
      counts: z.array(z.number().int()).optional(),
    }),
  },
  listChangeRequests: { query: z.strictObject(changeRequestQuery), response: pageOf(ChangeRequestSummary) },
  createChangeRequest: {
    body: newChangeRequest,
    response: ChangeRequest,
  },
  getChangeRequest: { response: ChangeRequest },
  updateChangeRequest: {
    body: changeRequestChange,
    response: ChangeRequest,
  },
  listComments: { query: z.strictObject(pageQuery(['createdAt'])), response: pageOf(Comment) },
  createComment: {
    body: newComment,
    response: Comment,
  },
  updateComment: { body: z.strictObject({ isResolved: z.boolean() }), response: Comment },
  listReviewers: { response: z.object({ items: z.array(personRef) }) },
  listReviews: { response: z.object({ items: z.array(Review) }) },
  createReview: {
    body: newReview,
    response: Review,
  },
}

export type ChangeRequest = z.infer<typeof ChangeRequest>
export type ChangeRequestSummary = z.infer<typeof ChangeRequestSummary>
export type Comment = z.infer<typeof Comment>
export type Review = z.infer<typeof Review>
export type Reviewer = z.infer<typeof Reviewer>
