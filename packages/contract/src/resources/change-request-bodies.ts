import { z } from 'zod'
import { changeReason, line, paragraph, timestamp, unique, uuid } from '../formats.ts'
import { APPLY_MOMENTS, CHANGE_REQUEST_KINDS, MAX_REVIEWERS } from './change-request.ts'

const title = line(5, 120)
const description = paragraph(1, 2000).optional()

/** What the author decides about a request, besides what it changes. */
export const requestFacts = {
  title,
  description,
  /** The requested reviewers; see `listReviewers`. */
  reviewerIds: unique(z.array(uuid).max(MAX_REVIEWERS)).default([]),
  applyWhen: z.enum(APPLY_MOMENTS).default('WHEN_APPROVED'),
  applyAt: timestamp.optional(),
}
type Appliance = Readonly<{ applyWhen: string; applyAt?: string | undefined }>
const hasTimeIfNeeded = ({ applyWhen, applyAt }: Appliance) =>
  (applyWhen === 'AT_TIME') === (applyAt !== undefined)
const TIME_IF_NEEDED = {
  path: ['applyAt'],
  error: 'Set a time only for a scheduled request',
}

const changeRequestUpdate = z
  .strictObject({ status: z.undefined().optional(), ...requestFacts })
  .refine(hasTimeIfNeeded, TIME_IF_NEEDED)
const statusUpdate = z.strictObject({
  status: z.enum(['WITHDRAWN', 'OPEN']),
  changeReason: changeReason.optional(),
})
const merge = z.strictObject({
  status: z.literal('MERGED'),
  /** The live version as the caller saw it; any other refuses the merge. */
  currentVersionId: uuid.nullable().optional(),
  changeReason: changeReason.optional(),
})
/** An approved request waits for the time; without one, until someone merges it. */
const schedule = z.strictObject({
  status: z.literal('APPROVED'),
  applyAt: timestamp.nullable(),
  changeReason,
})

/** Requests to publish a draft, or to delete a published version. */
export const newChangeRequest = z
  .strictObject({ kind: z.enum(CHANGE_REQUEST_KINDS), fileId: uuid, verId: uuid, ...requestFacts })
  .refine(hasTimeIfNeeded, TIME_IF_NEEDED)

/** Transitions of a request. */
export const changeRequestChange = z.discriminatedUnion('status', [
  statusUpdate,
  merge,
  schedule,
  changeRequestUpdate,
])

/** A comment: standalone, on a line, or a reply. */
export const newComment = z
  .strictObject({
    text: paragraph(1, 2000),
    line: z.number().int().min(1).optional(),
    replyTo: uuid.optional(),
  })
  .refine(({ line: place, replyTo }) => place === undefined || replyTo === undefined, {
    path: ['line'],
    error: 'A reply must be in its thread',
  })

const remark = paragraph(10, 2000)

/** A review; a decision other than approval requires a comment. */
export const newReview = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('APPROVE'), comment: paragraph(1, 2000).optional() }),
  z.strictObject({ decision: z.enum(['REQUEST_CHANGES', 'REJECT']), comment: remark }),
])
