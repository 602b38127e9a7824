import type { IdvDecision } from '@portal/contract/idv/idv.ts'

/** Decisions about a consumer as text. */
export const DECISION_WORDS: Readonly<Record<IdvDecision, string>> = {
  REQUIRE: 'Verification required',
  SKIP: 'No verification',
  DENY: 'Consumer declined',
}
