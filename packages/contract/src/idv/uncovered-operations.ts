import { IDV_OPERATIONS } from './idv.ts'
import type { IdvRule } from './idv-rule-schemas.ts'
import { knownRegion } from './known-region.ts'
import { catchesSome } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>

/** Operations that no rule ever decides: the configuration's default always applies. */
export const uncoveredOperations = (rules: readonly Rule[]): (typeof IDV_OPERATIONS)[number][] =>
  IDV_OPERATIONS.filter(
    (_, place) => !rules.some((rule) => rule.enabled && catchesSome(knownRegion(rule), 'operation', place)),
  )
