import type { ReviewDecision } from '@portal/contract/resources/change-request.ts'
import type { Reviewer } from '@portal/contract/resources/change-request-schemas.ts'

export const DECISION_WORDS: Record<ReviewDecision, string> = {
  APPROVE: 'approved',
  REQUEST_CHANGES: 'requested changes',
  REJECT: 'rejected',
}

/** A reviewer's decision, or that it is pending. */
export const reviewerInWords = ({ name, decision }: Reviewer): string =>
  `${name} ${decision ? DECISION_WORDS[decision] : 'review pending'}`
