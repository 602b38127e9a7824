import type { IdvCondition } from '@portal/contract/idv/idv-condition.ts'
import { type IdvRule, IdvRule as Rule } from '@portal/contract/idv/idv-rule-schemas.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'

/** A condition as it is being written: what is not filled in yet is not there. */
export interface EditedCondition {
  readonly field: IdvCondition['field']
  readonly op: string
  readonly value?: string | number | boolean | undefined
  readonly values?: readonly string[] | undefined
  readonly low?: string | number | undefined
  readonly high?: string | number | undefined
  readonly currency?: string | undefined
}

/** A rule as it is being written. What belongs to another decision is kept until the rule is saved. */
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

/** What is wrong with a rule that is being written; `path` leads to it: `conditions.0.value`. */
export interface RuleProblem {
  readonly path: string
  readonly message: string
}

interface Checked {
  /** The rule as it would be saved; nothing as long as something is wrong. */
  readonly rule: IdvRule | undefined
  readonly problems: readonly RuleProblem[]
}

/** The rule as it would be sent: without what belongs to other decisions, and without empty texts. */
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

/** Checks a rule by the contract; one that an edit leaves alone is not checked again. */
export function checked(edited: EditedRule): Checked {
  const before = known.get(edited)
  if (before) return before
  const { success, data, error } = Rule.safeParse(sent(edited))
  const problems = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? NONE
  const result = { rule: success ? data : undefined, problems }
  known.set(edited, result)
  return result
}

/** The rules of a set in which nothing is wrong; `undefined` while something is. */
export function savable(rules: readonly EditedRule[]): IdvRule[] | undefined {
  const all = rules.flatMap((one) => checked(one).rule ?? [])
  return all.length === rules.length ? all : undefined
}

/** What can decide: of a rule that is not finished yet nothing is known. */
export const deciding = (edited: EditedRule): Pick<IdvRule, 'enabled' | 'conditions'> =>
  checked(edited).rule ?? { enabled: false, conditions: [] }
