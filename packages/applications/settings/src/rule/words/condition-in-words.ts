import { countryName } from '@portal/portal-app'
import { formatNumber } from '@portal/ui'
import type { EditedCondition } from '../set/edited-rule.ts'
import { CLOSED_OPTIONS, CONDITION_FIELDS, operatorOf } from './condition-fields.ts'
import { money } from './money.ts'

/** Names of things that rules refer to by ID. */
export type NameOf = (id: string) => string

/** Above this number, names are counted. */
const MAX_NAMED = 4
const MISSING = '…'

const either = new Intl.ListFormat('en', { type: 'disjunction' })

function listed(names: readonly string[]): string {
  if (names.length === 0) return MISSING
  return names.length <= MAX_NAMED
    ? either.format(names)
    : `${either.format([...names.slice(0, MAX_NAMED - 1), `${names.length - MAX_NAMED + 1} others`])}`
}

function nameOfValue(field: EditedCondition['field'], value: string, nameOf: NameOf): string {
  if (field === 'country') return countryName(value)
  if (field === 'srcpiId') return nameOf(value)
  if (field === 'operation' || field === 'cardType' || field === 'identityType')
    return CLOSED_OPTIONS[field].find((option) => option.value === value)?.label ?? value
  return value
}

const number = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : MISSING)

function valueInWords(condition: EditedCondition, nameOf: NameOf): string {
  const { field, value, values = [], low, high, currency = '' } = condition
  const amount = (minor: unknown) => (typeof minor === 'number' ? money(minor, currency) : MISSING)
  switch (operatorOf(condition).kind) {
    case 'one':
      return typeof value === 'string' ? nameOfValue(field, value, nameOf) : MISSING
    case 'many':
    case 'prefixes':
      return listed(values.map((one) => nameOfValue(field, one, nameOf)))
    case 'yesNo':
      return value === true ? 'known' : 'not known'
    case 'amount':
      return amount(value)
    case 'amounts':
      return `${amount(low)} and ${amount(high)}`
    case 'range':
      return `${number(low)} and ${number(high)}`
    case 'bins':
      return `${low || MISSING} and ${high || MISSING}`
    default:
      return number(value)
  }
}

/** A condition as text: "Country is not one of Poland, Germany or Spain". */
export function conditionInWords(condition: EditedCondition, nameOf: NameOf): string {
  const { label } = operatorOf(condition)
  const says = label === 'is one of' ? 'is' : label
  return `${CONDITION_FIELDS[condition.field].label} ${says} ${valueInWords(condition, nameOf)}`
}
