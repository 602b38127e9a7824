import { z } from 'zod'
import { changeReason, line, paragraph, timestamp, unique, uuid } from '../formats.ts'
import { APPLY_MOMENTS, CHANGE_REQUEST_KINDS, MOST_REVIEWERS } from './change-request.ts'

const title = line(5, 120)
const description = paragraph(1, 2000).optional()

/** What the author decides about a request, beside what it is about. */
export const requestFacts = {
  title,
  description,
  /** Who is asked to review it; see `listReviewers`. */
  reviewerIds: unique(z.array(uuid).max(MOST_REVIEWERS)).default([]),
  applyWhen: z.enum(APPLY_MOMENTS).default('WHEN_APPROVED'),
  applyAt: timestamp.optional(),
}
type Appliance = Readonly<{ applyWhen: string; applyAt?: string | undefined }>
const hasTimeIfNeeded = ({ applyWhen, applyAt }: Appliance) =>
  (applyWhen === 'AT_TIME') === (applyAt !== undefined)
const TIME_IF_NEEDED = {
  path: ['applyAt'],
  error: 'Give a time if, and only if, the request waits for one',
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
  /** What is live, as anyone who merges has seen it; another version refuses the merge. */
  currentVersionId: uuid.nullable().optional(),
  changeReason: changeReason.optional(),
})
/** An approved request stays approved until the time; without one, until somebody merges it. */
const schedule = z.strictObject({
  status: z.literal('APPROVED'),
  applyAt: timestamp.nullable(),
  changeReason,
})

/** Asks that a draft be published, or a published version deleted. */
export const newChangeRequest = z
  .strictObject({ kind: z.enum(CHANGE_REQUEST_KINDS), fileId: uuid, verId: uuid, ...requestFacts })
  .refine(hasTimeIfNeeded, TIME_IF_NEEDED)

/** What can become of a request. */
export const changeRequestChange = z.discriminatedUnion('status', [
  statusUpdate,
  merge,
  schedule,
  changeRequestUpdate,
])

/** A comment: on its own, on a line, or as an answer. */
export const newComment = z
  .strictObject({
    text: paragraph(1, 2000),
    line: z.number().int().min(1).optional(),
    replyTo: uuid.optional(),
  })
  .refine(({ line: place, replyTo }) => place === undefined || replyTo === undefined, {
    path: ['line'],
    error: 'An answer stands where its thread does',
  })

const remark = paragraph(10, 2000)

/** A review; anyone who does not approve says why. */
export const newReview = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('APPROVE'), comment: paragraph(1, 2000).optional() }),
  z.strictObject({ decision: z.enum(['REQUEST_CHANGES', 'REJECT']), comment: remark }),
])
