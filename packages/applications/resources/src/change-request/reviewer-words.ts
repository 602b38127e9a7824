import type { ReviewDecision } from '@portal/contract/resources/change-request.ts'
import type { Reviewer } from '@portal/contract/resources/change-request-schemas.ts'

export const DECISION_WORDS: Record<ReviewDecision, string> = {
  APPROVE: 'approved',
  REQUEST_CHANGES: 'requested changes',
  REJECT: 'rejected',
}

/** A reviewer's decision, or that it is pending; nobody waits for a review of a closed request. */
export function decisionInWords({ decision }: Pick<Reviewer, 'decision'>, isOpen: boolean): string {
  if (decision) return DECISION_WORDS[decision]
  return isOpen ? 'review pending' : 'did not review'
}
