import { z } from 'zod'
import { changeReason, line, paragraph, personRef, timestamp, uuid } from '../formats.ts'
import { filter, flagFilter, listQuery, pageOf, pageQuery, textFilter } from '../page-of.ts'
import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_SORT_FIELDS,
  CHANGE_REQUEST_STATUSES,
  MERGE_BLOCKED_REASONS,
  REVIEW_DECISIONS,
} from './change-request.ts'
import { FileVersion } from './file-schemas.ts'

export const ChangeRequestSummary = z.object({
  id: z.string(),
  /** Such as `CR-128`; counted per account. */
  number: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  dirId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  verId: z.string(),
  versionNumber: z.number().int(),
  /** The file's current version when the request was opened. */
  baseVersionId: z.string().nullable(),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  author: personRef,
  /** How many reviewers approve of the version as it is now. */
  approvals: z.number().int(),
  approvalsNeeded: z.number().int(),
  mergedAt: timestamp.nullable(),
  mergedBy: personRef.nullable(),
  mergeBlockedReason: z.enum(MERGE_BLOCKED_REASONS).nullable(),
  commentCount: z.number().int(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

export const ChangeRequest = ChangeRequestSummary.extend({
  /** What the request is about, and what was current when it was opened: the two sides of the difference. */
  version: FileVersion,
  base: FileVersion.nullable(),
  /** The caller wrote the request or the version, and so cannot review it. */
  isOwnWork: z.boolean(),
})

export const Comment = z.object({
  id: z.string(),
  author: personRef,
  text: z.string(),
  /** Line of the content that is meant. */
  line: z.number().int().nullable(),
  createdAt: timestamp,
})

export const Review = z.object({
  id: z.string(),
  author: personRef,
  decision: z.enum(REVIEW_DECISIONS),
  comment: z.string().nullable(),
  /** Revision of the version that was reviewed. */
  versionRevision: z.number().int(),
  /** The version was edited afterwards, or the reviewer has decided anew. */
  dismissed: z.boolean(),
  createdAt: timestamp,
})

const title = line(5, 120)
const description = paragraph(1, 2000).optional()

const changeRequestUpdate = z.strictObject({ status: z.undefined().optional(), title, description })
const statusUpdate = z.strictObject({
  status: z.enum(['WITHDRAWN', 'OPEN', 'MERGED']),
  changeReason: changeReason.optional(),
})

const remark = paragraph(10, 2000)

const changeRequestQuery = {
  ...listQuery(CHANGE_REQUEST_SORT_FIELDS),
  status: filter(CHANGE_REQUEST_STATUSES),
  author: textFilter,
  fileId: textFilter,
  /** `true`: those that the caller could review and has not. */
  awaitsMyReview: flagFilter,
}

export const changeRequestSchemas = {
  listAllChangeRequests: {
    query: z.strictObject(changeRequestQuery),
    response: pageOf(ChangeRequestSummary),
  },
  listChangeRequests: { query: z.strictObject(changeRequestQuery), response: pageOf(ChangeRequestSummary) },
  createChangeRequest: {
    body: z.strictObject({
      kind: z.enum(CHANGE_REQUEST_KINDS),
      fileId: uuid,
      verId: uuid,
      title,
      description,
    }),
    response: ChangeRequest,
  },
  getChangeRequest: { response: ChangeRequest },
  updateChangeRequest: {
    body: z.discriminatedUnion('status', [statusUpdate, changeRequestUpdate]),
    response: ChangeRequest,
  },
  listComments: { query: z.strictObject(pageQuery(['createdAt'])), response: pageOf(Comment) },
  createComment: {
    body: z.strictObject({ text: paragraph(1, 2000), line: z.number().int().min(1).optional() }),
    response: Comment,
  },
  listReviews: { response: z.object({ items: z.array(Review) }) },
  createReview: {
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('APPROVE'), comment: paragraph(1, 2000).optional() }),
      z.strictObject({ decision: z.enum(['REQUEST_CHANGES', 'REJECT']), comment: remark }),
    ]),
    response: Review,
  },
}

export type ChangeRequest = z.infer<typeof ChangeRequest>
export type ChangeRequestSummary = z.infer<typeof ChangeRequestSummary>
export type Comment = z.infer<typeof Comment>
export type Review = z.infer<typeof Review>
