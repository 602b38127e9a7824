import type { EditedRule } from '../set/edited-rule.ts'

/** A complete rule; its ID is its name, for readable tests. */
export const ruleNamed = (ruleId: string, more: Partial<EditedRule> = {}): EditedRule => ({
  ruleId,
  name: ruleId,
  enabled: true,
  conditions: [{ field: 'operation', op: 'EQ', value: 'CHECKOUT' }],
  decision: 'SKIP',
  ...more,
})

/** Rules with one-letter names: 'abc'. */
export const rulesNamed = (letters: string): EditedRule[] => [...letters].map((letter) => ruleNamed(letter))

/** The same rules as if read from the API again: equal, but not the same objects. */
export const readAgain = (rules: readonly EditedRule[]): EditedRule[] => structuredClone([...rules])

export const letters = (rules: readonly EditedRule[]): string => rules.map(({ ruleId }) => ruleId).join('')
