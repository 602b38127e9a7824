import type { CheckStatus } from './publish-facts.ts'
import type { PromotionRules } from './release-schemas.ts'

/** What must happen to a published version before everyone can get it. */
export type NextStep = 'check' | 'canary.start' | 'approve' | 'promote'

interface Published {
  readonly check: CheckStatus | undefined
  /** The first version of a bundle needs no canary. */
  readonly isFirst: boolean
  /** Absent from services that are older than these rules. */
  readonly rules: PromotionRules | undefined
}

/** The next step for a version that was just published. */
export function nextStep({ check, isFirst, rules }: Published): NextStep {
  if (check === 'missing') return 'check'
  if (rules?.isCanaryRequired && !isFirst) return 'canary.start'
  return rules?.isApprovalRequired ? 'approve' : 'promote'
}
