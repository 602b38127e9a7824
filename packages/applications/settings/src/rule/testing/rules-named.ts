import type { EditedRule } from '../set/edited-rule.ts'

/** A finished rule; ids are names, which tests can read. */
export const ruleNamed = (ruleId: string, more: Partial<EditedRule> = {}): EditedRule => ({
  ruleId,
  name: ruleId,
  enabled: true,
  conditions: [{ field: 'operation', op: 'EQ', value: 'CHECKOUT' }],
  decision: 'SKIP',
  ...more,
})

/** Rules of one letter each: 'abc'. */
export const rulesNamed = (letters: string): EditedRule[] => [...letters].map((letter) => ruleNamed(letter))

/** The same rules as others would read them from the API: equal, but none the same object. */
export const readAnew = (rules: readonly EditedRule[]): EditedRule[] => structuredClone([...rules])

export const letters = (rules: readonly EditedRule[]): string => rules.map(({ ruleId }) => ruleId).join('')
