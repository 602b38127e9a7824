import type { IdvRule } from './idv-rule-schemas.ts'
import { isCovered, isEmpty, type Region, regionOf } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>

export interface Unreachable {
  /** Place in the list. */
  readonly rule: number
  /** Place of an earlier rule that catches all the same cases; `undefined` where the rule contradicts itself. */
  readonly hiddenBy: number | undefined
}

/** What rules catch, by their conditions: those that an edit leaves alone are not looked at again. */
const regions = new WeakMap<Rule['conditions'], Region>()
const covers = new WeakMap<Region, WeakMap<Region, boolean>>()

function knownRegion(rule: Rule): Region {
  const known = regions.get(rule.conditions)
  if (known) return known
  const region = regionOf(rule)
  regions.set(rule.conditions, region)
  return region
}

function isKnownToCover(outer: Region, inner: Region): boolean {
  const byOuter = covers.get(outer) ?? new WeakMap<Region, boolean>()
  covers.set(outer, byOuter)
  const known = byOuter.get(inner)
  if (known !== undefined) return known
  const found = isCovered(inner, outer)
  byOuter.set(inner, found)
  return found
}

/** Rules that can never decide. Those that are switched off neither hide others nor need to be reached. */
export function unreachableRules(rules: readonly Rule[]): Unreachable[] {
  const active = rules.flatMap((rule, place) => (rule.enabled ? [{ place, region: knownRegion(rule) }] : []))
  return active.flatMap(({ place, region }, rank): Unreachable[] => {
    if (isEmpty(region)) return [{ rule: place, hiddenBy: undefined }]
    const hiding = active.slice(0, rank).find((earlier) => isKnownToCover(earlier.region, region))
    return hiding ? [{ rule: place, hiddenBy: hiding.place }] : []
  })
}
