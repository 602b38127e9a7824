/** Vocabulary of change requests, without zod so that every screen can use it. */

export const CHANGE_REQUEST_KINDS = ['PUBLISH', 'DELETE'] as const
export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number]

/** Requests in these states can still change. */
export const OPEN_CHANGE_REQUEST_STATUSES = ['OPEN', 'CHANGES_REQUESTED', 'APPROVED'] as const
export const CHANGE_REQUEST_STATUSES = [
  ...OPEN_CHANGE_REQUEST_STATUSES,
  'MERGED',
  'REJECTED',
  'WITHDRAWN',
] as const
export type ChangeRequestStatus = (typeof CHANGE_REQUEST_STATUSES)[number]

export const CHANGE_REQUEST_STATUS_LABELS: Record<ChangeRequestStatus, string> = {
  OPEN: 'Open',
  CHANGES_REQUESTED: 'Changes requested',
  APPROVED: 'Approved',
  MERGED: 'Applied',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
}

/** Why an approved request is held back. */
export const MERGE_BLOCKED_REASONS = ['BASE_CHANGED', 'VERSION_GONE', 'VERSION_IN_USE'] as const
export type MergeBlockedReason = (typeof MERGE_BLOCKED_REASONS)[number]

export const REVIEW_DECISIONS = ['APPROVE', 'REQUEST_CHANGES', 'REJECT'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** When an approved request is applied: immediately, at a set time, or manually. */
export const APPLY_MOMENTS = ['WHEN_APPROVED', 'AT_TIME', 'BY_HAND'] as const
export type ApplyMoment = (typeof APPLY_MOMENTS)[number]

/** Maximum number of requested reviewers. */
export const MAX_REVIEWERS = 10

export const CHANGE_REQUEST_SORT_FIELDS = ['createdAt', 'updatedAt', 'status'] as const
