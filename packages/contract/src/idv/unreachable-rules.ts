import type { IdvRule } from './idv-rule-schemas.ts'
import { knownRegion } from './known-region.ts'
import { isCovered, isEmpty, type Region } from './rule-region.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>

export interface Unreachable {
  /** Place in the list. */
  readonly rule: number
  /** Place of an earlier rule that catches all the same cases; `undefined` where the rule contradicts itself. */
  readonly hiddenBy: number | undefined
}

/** For each region of a set all others that catch its cases, too, wherever they stand. */
type Coverers = ReadonlyMap<Region, ReadonlySet<Region>>

/** Those of the set that was looked at last: after an edit only what is new has to be compared. */
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

/** Rules that can never decide. Those that are switched off neither hide others nor need to be reached. */
export function unreachableRules(rules: readonly Rule[]): Unreachable[] {
  const active = rules.flatMap((rule, place) => (rule.enabled ? [{ place, region: knownRegion(rule) }] : []))
  const coverers = coverersIn(new Set(active.map(({ region }) => region)))
  const places = new Map<Region, number>()
  return active.flatMap(({ place, region }): Unreachable[] => {
    // The same conditions may stand there twice.
    const earlier = [region, ...(coverers.get(region) ?? [])].flatMap((other) => places.get(other) ?? [])
    if (!places.has(region)) places.set(region, place)
    if (isEmpty(region)) return [{ rule: place, hiddenBy: undefined }]
    return earlier.length === 0 ? [] : [{ rule: place, hiddenBy: Math.min(...earlier) }]
  })
}
