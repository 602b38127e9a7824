import type { IdvDecision } from '@portal/contract/idv/idv.ts'

/** What is decided about a consumer, in words. */
export const DECISION_WORDS: Readonly<Record<IdvDecision, string>> = {
  REQUIRE: 'A proof is asked for',
  SKIP: 'No proof is asked for',
  DENY: 'The consumer is turned away',
}
