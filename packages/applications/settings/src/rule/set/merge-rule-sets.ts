import type { EditedRule } from './edited-rule.ts'
import { sameRule } from './rule-set-changes.ts'

type Rules = readonly EditedRule[]

/** A rule that two people have changed differently; a side without a rule has deleted it. */
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

/** `order` with the ids that only `other` has, each behind the one that it follows there. */
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
 * Puts together what two people made of the same set, rule by rule. A rule that only one of them changed takes that
 * change; one that both changed keeps yours and is named. The order is that of who changed it; if both did, yours.
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

/** The rules with their side of a conflict, or yours; a rule that you had deleted comes back where they have it. */
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
