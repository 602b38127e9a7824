import { BIN_DIGITS, NUMBER_FIELDS } from './idv.ts'
import type { IdvCase } from './idv-case.ts'
import type { IdvCondition } from './idv-condition.ts'
import type { IdvRule } from './idv-rule-schemas.ts'

type Rule = Pick<IdvRule, 'conditions' | 'enabled'>
type Condition<Field extends IdvCondition['field']> = Extract<IdvCondition, { field: Field }>

/** Why a rule did not decide: it is disabled, or a condition is not met. */
export type Passed = { readonly why: 'DISABLED' } | { readonly why: 'CONDITION'; readonly condition: number }

export interface Evaluation {
  /** Index of the deciding rule; `undefined` if none matches, so that the configuration's default applies. */
  readonly decidedBy: number | undefined
  /** One per earlier rule, in order. */
  readonly passed: readonly Passed[]
}

const [, LONG_AGO] = NUMBER_FIELDS.minutesSinceLastIdv

function binHolds(condition: Condition<'bin'>, bin: string | undefined): boolean {
  const digits = bin?.padEnd(BIN_DIGITS, '0')
  if (digits === undefined) return false
  if (condition.op === 'IN') return condition.values.some((prefix) => digits.startsWith(prefix))
  return condition.low.padEnd(BIN_DIGITS, '0') <= digits && digits <= condition.high.padEnd(BIN_DIGITS, '9')
}

function numberHolds(condition: Condition<keyof typeof NUMBER_FIELDS>, value: number): boolean {
  switch (condition.op) {
    case 'BETWEEN':
      return condition.low <= value && value <= condition.high
    case 'GT':
      return value > condition.value
    case 'GTE':
      return value >= condition.value
    default:
      return value < condition.value
  }
}

const isListed = (condition: { values: readonly string[] } | { value: string }, value: string | undefined) =>
  'values' in condition ? value !== undefined && condition.values.includes(value) : condition.value === value

/** Whether a case meets a condition. Missing values, such as an amount, meet none. */
export function holds(condition: IdvCondition, one: IdvCase): boolean {
  switch (condition.field) {
    case 'operation':
    case 'identityType':
    case 'cardType':
    case 'srcpiId':
      return isListed(condition, one[condition.field])
    case 'country':
      return condition.values.includes(one.country) === (condition.op === 'IN')
    case 'deviceRecognized':
      return condition.value === one.deviceRecognized
    case 'bin':
      return binHolds(condition, one.bin)
    case 'amountMinor':
      return one.amount?.currency === condition.currency && numberHolds(condition, one.amount.minor)
    case 'minutesSinceLastIdv':
      return numberHolds(condition, one.minutesSinceLastIdv ?? LONG_AGO)
    default:
      return numberHolds(condition, one[condition.field])
  }
}

/** The first matching rule decides; for each earlier one, why it does not match. */
export function evaluateCase(rules: readonly Rule[], one: IdvCase): Evaluation {
  const passed: Passed[] = []
  for (const [place, { enabled, conditions }] of rules.entries()) {
    const condition = conditions.findIndex((each) => !holds(each, one))
    if (enabled && condition < 0) return { decidedBy: place, passed }
    passed.push(enabled ? { why: 'CONDITION', condition } : { why: 'DISABLED' })
  }
  return { decidedBy: undefined, passed }
}
