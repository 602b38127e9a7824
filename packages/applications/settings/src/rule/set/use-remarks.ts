import { useDeferredValue, useMemo } from 'react'
import type { EditedRule } from './edited-rule.ts'
import { gapInWords, type RuleRemark, ruleRemarks } from './rule-remarks.ts'
import { useEnabledChannels } from './rule-set-facts.ts'

export interface Remarks {
  readonly all: readonly RuleRemark[]
  readonly byRule: ReadonlyMap<string, readonly RuleRemark[]>
  readonly gap: string | undefined
}

/** Remarks about the rules, deferred so that they do not block typing. */
export function useRemarks(rules: readonly EditedRule[]): Remarks {
  const channels = useEnabledChannels()
  const settled = useDeferredValue(rules)
  return useMemo(() => {
    const all = ruleRemarks(settled, channels)
    const byRule = new Map<string, RuleRemark[]>()
    for (const remark of all) byRule.set(remark.ruleId, [...(byRule.get(remark.ruleId) ?? []), remark])
    return { all, byRule, gap: gapInWords(settled) }
  }, [settled, channels])
}
