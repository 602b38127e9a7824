import type { EditedRule } from './edited-rule.ts'

/** Maximum number of rules in a set. */
export const MAX_RULES = 200

/** An empty rule. The ID is assigned here, so that two editors' new rules never get mixed up. */
export const newRule = (): EditedRule => ({
  ruleId: crypto.randomUUID(),
  name: '',
  enabled: true,
  conditions: [{ field: 'operation', op: 'EQ', value: 'CHECKOUT' }],
  decision: 'REQUIRE',
  channels: [],
  reuseMinutes: 0,
})
