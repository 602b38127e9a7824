import { keysOf } from '@portal/contract/typed-objects.ts'
import type { EditedCondition } from '../set/edited-rule.ts'
import { CONDITION_FIELDS, operatorOf, type ValueKind } from '../words/condition-fields.ts'

type Members = Pick<EditedCondition, 'value' | 'values' | 'low' | 'high' | 'currency'>

const EMPTY: Readonly<Record<ValueKind, Members>> = {
  one: { value: undefined },
  yesNo: { value: false },
  many: { values: [] },
  prefixes: { values: [] },
  number: { value: undefined },
  range: { low: undefined, high: undefined },
  bins: { low: undefined, high: undefined },
  amount: { value: undefined, currency: 'EUR' },
  amounts: { low: undefined, high: undefined, currency: 'EUR' },
}

/** An empty condition for a field. */
export function newCondition(field: EditedCondition['field']): EditedCondition {
  const [{ op, kind }] = CONDITION_FIELDS[field].operators
  return { field, op, ...EMPTY[kind] }
}

/** The condition with another operator; values that still make sense are kept. */
export function withOperator(condition: EditedCondition, op: string): EditedCondition {
  const { field } = condition
  const { kind } = operatorOf({ field, op })
  const { value, values, low, high, currency } = condition
  const known: Members = { value: value ?? values?.[0], values: values ?? listOf(value), low, high, currency }
  const members = keysOf(EMPTY[kind]).map((member) => [member, known[member] ?? EMPTY[kind][member]])
  return { field, op, ...Object.fromEntries(members) }
}

const listOf = (value: unknown) => (typeof value === 'string' ? [value] : undefined)
