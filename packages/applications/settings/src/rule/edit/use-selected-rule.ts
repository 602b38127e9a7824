import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { EditedRule } from '../set/edited-rule.ts'

/** The rule in the address, or the first one. */
export function useSelectedRule(rules: readonly EditedRule[]) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('rule')
  const select = useCallback(
    (ruleId: string) =>
      setParams(
        (before) => {
          before.set('rule', ruleId)
          return before
        },
        { replace: true },
      ),
    [setParams],
  )
  const isMissing = wanted !== null && !rules.some(({ ruleId }) => ruleId === wanted)
  return { isMissing, selected: rules.find(({ ruleId }) => ruleId === wanted) ?? rules[0], select }
}
