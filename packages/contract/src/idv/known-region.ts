import type { IdvRule } from './idv-rule-schemas.ts'
import { type Region, regionOf } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions'>

/** The regions of rules by their conditions: cached, so that an edit recalculates only changed rules. */
const regions = new WeakMap<Rule['conditions'], Region>()

export function knownRegion(rule: Rule): Region {
  const known = regions.get(rule.conditions)
  if (known) return known
  const region = regionOf(rule)
  regions.set(rule.conditions, region)
  return region
}
