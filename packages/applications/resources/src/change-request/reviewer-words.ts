import type { ReviewDecision } from '@portal/contract/resources/change-request.ts'
import type { Reviewer } from '@portal/contract/resources/change-request-schemas.ts'

export const DECISION_WORDS: Record<ReviewDecision, string> = {
  APPROVE: 'approved',
  REQUEST_CHANGES: 'requested changes',
  REJECT: 'rejected',
}

/** What a reviewer has decided, or that it is waited for. */
export const reviewerInWords = ({ name, decision }: Reviewer): string =>
  `${name} ${decision ? DECISION_WORDS[decision] : 'was asked'}`
