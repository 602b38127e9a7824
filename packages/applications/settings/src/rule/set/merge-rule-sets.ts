import type { EditedRule } from './edited-rule.ts'
import { sameRule } from './rule-set-changes.ts'

type Rules = readonly EditedRule[]

/** A rule that two people changed differently; on a side that deleted it, the rule is absent. */
export interface RuleConflict {
  readonly ruleId: string
  readonly base: EditedRule | undefined
  readonly theirs: EditedRule | undefined
  readonly yours: EditedRule | undefined
}

interface MergedRules {
  readonly rules: Rules
  readonly conflicts: readonly RuleConflict[]
}

const idsOf = (rules: Rules) => rules.map(({ ruleId }) => ruleId)

const isSameOrder = (base: readonly string[], other: readonly string[]) => {
  const common = base.filter((id) => other.includes(id))
  const shared = new Set(common)
  return other.filter((id) => shared.has(id)).every((id, place) => common[place] === id)
}

/** `order` plus the IDs that only `other` has, each after its predecessor there. */
function withOthers(order: readonly string[], other: readonly string[]): string[] {
  const all = [...order]
  for (const [place, id] of other.entries()) {
    if (all.includes(id)) continue
    const before = other.slice(0, place).findLast((earlier) => all.includes(earlier))
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
  }
  return all
}

/**
 * Merges two people's changes to the same set, rule by rule. A rule changed by one person takes that change;
 * one changed by both keeps yours and is reported as a conflict. The order is from the person who changed it,
 * or yours if both did.
 */
export function mergeRuleSets(base: Rules, theirs: Rules, yours: Rules): MergedRules {
  const [from, their, your] = [base, theirs, yours].map(
    (rules) => new Map(rules.map((rule) => [rule.ruleId, rule])),
  )
  const conflicts: RuleConflict[] = []

  function merged(ruleId: string): EditedRule | undefined {
    const [was, other, own] = [from?.get(ruleId), their?.get(ruleId), your?.get(ruleId)]
    if (sameRule(other, own) || sameRule(was, other)) return own
    if (sameRule(was, own)) return other
    conflicts.push({ ruleId, base: was, theirs: other, yours: own })
    return own
  }

  const [baseOrder, theirOrder, yourOrder] = [idsOf(base), idsOf(theirs), idsOf(yours)]
  const order = isSameOrder(baseOrder, yourOrder)
    ? withOthers(theirOrder, yourOrder)
    : withOthers(yourOrder, theirOrder)
  return { rules: order.flatMap((ruleId) => merged(ruleId) ?? []), conflicts }
}

/** The rules with the chosen side of a conflict; a rule that you deleted returns at their position. */
export function decide(rules: Rules, theirs: Rules, conflict: RuleConflict, side: 'theirs' | 'yours'): Rules {
  const chosen = conflict[side]
  const rest = rules.filter(({ ruleId }) => ruleId !== conflict.ruleId)
  if (!chosen) return rest
  if (rest.length < rules.length)
    return rules.map((rule) => (rule.ruleId === conflict.ruleId ? chosen : rule))
  const order = withOthers(
    idsOf(rest),
    idsOf(theirs).filter((id) => id === conflict.ruleId || idsOf(rest).includes(id)),
  )
  const all = new Map([...rest, chosen].map((rule) => [rule.ruleId, rule]))
  return order.flatMap((ruleId) => all.get(ruleId) ?? [])
}
