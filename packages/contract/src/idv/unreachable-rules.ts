import type { IdvRule } from './idv-rule-schemas.ts'
import { knownRegion } from './known-region.ts'
import { isCovered, isEmpty, type Region } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>

export interface Unreachable {
  /** Index in the list. */
  readonly rule: number
  /** Index of an earlier rule that matches all the same cases; `undefined` if the rule contradicts itself. */
  readonly hiddenBy: number | undefined
}

/** For each region of a set, the others that cover it, at any position. */
type Coverers = ReadonlyMap<Region, ReadonlySet<Region>>

/** Results of the last set: after an edit, only new regions are compared. */
let last: Coverers = new Map()

function coverersIn(all: ReadonlySet<Region>): Coverers {
  const added = [...all].filter((region) => !last.has(region))
  const found = new Map<Region, ReadonlySet<Region>>()
  for (const region of all) {
    const known = last.get(region)
    const others = known ? added : [...all]
    const more = others.filter((other) => other !== region && isCovered(region, other))
    found.set(region, more.length === 0 && known ? known : new Set([...(known ?? []), ...more]))
  }
  last = found
  return found
}

/** Rules that can never decide. Disabled rules neither hide others nor are reported. */
export function unreachableRules(rules: readonly Rule[]): Unreachable[] {
  const active = rules.flatMap((rule, place) => (rule.enabled ? [{ place, region: knownRegion(rule) }] : []))
  const coverers = coverersIn(new Set(active.map(({ region }) => region)))
  const places = new Map<Region, number>()
  return active.flatMap(({ place, region }): Unreachable[] => {
    // The same conditions can occur twice.
    const earlier = [region, ...(coverers.get(region) ?? [])].flatMap((other) => places.get(other) ?? [])
    if (!places.has(region)) places.set(region, place)
    if (isEmpty(region)) return [{ rule: place, hiddenBy: undefined }]
    return earlier.length === 0 ? [] : [{ rule: place, hiddenBy: Math.min(...earlier) }]
  })
}
