import type { IdvCondition } from '@portal/contract/idv/idv-condition.ts'
import { type IdvRule, IdvRule as Rule } from '@portal/contract/idv/idv-rule-schemas.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'

/** A condition being edited; empty values are absent. */
export interface EditedCondition {
  readonly field: IdvCondition['field']
  readonly op: string
  readonly value?: string | number | boolean | undefined
  readonly values?: readonly string[] | undefined
  readonly low?: string | number | undefined
  readonly high?: string | number | undefined
  readonly currency?: string | undefined
}

/** A rule being edited. Fields of other decisions are kept until saving. */
export interface EditedRule {
  readonly ruleId: string
  readonly name: string
  readonly description?: string | undefined
  readonly enabled: boolean
  readonly conditions: readonly EditedCondition[]
  readonly decision: IdvRule['decision']
  readonly channels?: readonly IdvChannel[] | undefined
  readonly denyReason?: string | undefined
  readonly reuseMinutes?: number | undefined
}

/** An error in a rule being edited; `path` is the field: `conditions.0.value`. */
export interface RuleProblem {
  readonly path: string
  readonly message: string
}

interface Checked {
  /** The rule to save, or undefined while it has errors. */
  readonly rule: IdvRule | undefined
  readonly problems: readonly RuleProblem[]
}

/** The request body of the rule: without fields of other decisions and empty texts. */
function sent({ denyReason, channels, description, reuseMinutes, ...rule }: EditedRule): object {
  return {
    ...rule,
    ...(description?.trim() && { description }),
    ...(reuseMinutes !== undefined && { reuseMinutes }),
    ...(rule.decision === 'REQUIRE' && { channels: channels ?? [] }),
    ...(rule.decision === 'DENY' && denyReason?.trim() && { denyReason }),
  }
}

const NONE: readonly RuleProblem[] = []

const known = new WeakMap<EditedRule, Checked>()

/** Validates a rule with the contract's schema; caches unchanged rules. */
export function checked(edited: EditedRule): Checked {
  const before = known.get(edited)
  if (before) return before
  const { success, data, error } = Rule.safeParse(sent(edited))
  const problems = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? NONE
  const result = { rule: success ? data : undefined, problems }
  known.set(edited, result)
  return result
}

/** The rules of a valid set, or `undefined` while it has errors. */
export function savable(rules: readonly EditedRule[]): IdvRule[] | undefined {
  const all = rules.flatMap((one) => checked(one).rule ?? [])
  return all.length === rules.length ? all : undefined
}

/** Rules that can decide: unfinished rules are skipped. */
export const deciding = (edited: EditedRule): Pick<IdvRule, 'enabled' | 'conditions'> =>
  checked(edited).rule ?? { enabled: false, conditions: [] }
