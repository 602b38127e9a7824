import { IDV_OPERATIONS } from './idv.ts'
import type { IdvRule } from './idv-rule-schemas.ts'
import { isEmpty, regionOf } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>
type Operation = (typeof IDV_OPERATIONS)[number]

const only = (value: Operation): Rule['conditions'][number] => ({ field: 'operation', op: 'EQ', value })

const decides = ({ enabled, conditions }: Rule, operation: Operation) =>
  enabled && !isEmpty(regionOf({ conditions: [...conditions, only(operation)] }))

/** Operations that no rule decides in any case: there it is always the default of the configuration. */
export const uncoveredOperations = (rules: readonly Rule[]): Operation[] =>
  IDV_OPERATIONS.filter((operation) => !rules.some((rule) => decides(rule, operation)))
