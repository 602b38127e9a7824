import type { EditedRule } from './edited-rule.ts'

/** As many rules make a set. */
export const MOST_RULES = 200

/** A rule to be filled in. It gets its id here, so that two editors' new rules are never taken for one. */
export const newRule = (): EditedRule => ({
  ruleId: crypto.randomUUID(),
  name: '',
  enabled: true,
  conditions: [{ field: 'operation', op: 'EQ', value: 'CHECKOUT' }],
  decision: 'REQUIRE',
  channels: [],
  reuseMinutes: 0,
})
