import type { IdvRule } from '@portal/contract/idv/idv-rule-schemas.ts'
import { isCovered, isEmpty, numberingOf, regionOf } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>

interface Unreachable {
  /** Place in the list. */
  readonly rule: number
  /** Place of an earlier rule that catches all the same cases; `undefined` where the rule contradicts itself. */
  readonly hiddenBy: number | undefined
}

/** Rules that can never decide. Those that are switched off neither hide others nor need to be reached. */
export function unreachableRules(rules: readonly Rule[]): Unreachable[] {
  const numbering = numberingOf(rules)
  const regions = rules.map((rule) => regionOf(rule, numbering))
  return rules.flatMap(({ enabled }, rule): Unreachable[] => {
    const region = regions[rule]
    if (!enabled || !region) return []
    if (isEmpty(region)) return [{ rule, hiddenBy: undefined }]
    const hiddenBy = regions
      .slice(0, rule)
      .findIndex((earlier, place) => rules[place]?.enabled && isCovered(region, earlier, numbering))
    return hiddenBy < 0 ? [] : [{ rule, hiddenBy }]
  })
}
