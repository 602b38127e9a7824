import { recordOf } from '@portal/contract/typed-objects.ts'
import { useKept } from '@portal/portal-app'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { EditedRule } from '../set/edited-rule.ts'
import { newRule } from '../set/new-rule.ts'

const isRule = (value: unknown): value is EditedRule => {
  const { ruleId, conditions, name } = recordOf(value)
  return typeof ruleId === 'string' && typeof name === 'string' && Array.isArray(conditions)
}

/** The new rule being edited, stored on this device until it is added to the set. */
export function useNewRule() {
  const kept = useKept('idvRule.new', isRule)
  const [rule, setRule] = useState(() => kept.get() ?? newRule())
  const keep = useEffectEvent((next: EditedRule) => kept.set(next))
  useEffect(() => keep(rule), [rule])
  const edit = useCallback((change: (now: EditedRule) => EditedRule) => setRule(change), [])
  return { rule, edit, forget: () => kept.set(undefined) }
}
