import type { CLOSED_FIELDS } from '@portal/contract/idv/idv.ts'
import type { IdvCondition } from '@portal/contract/idv/idv-condition.ts'
import type { CARD_TYPES, CONSUMER_IDENTITY_TYPES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { labelOptions } from '@portal/portal-app'
import type { Option } from '@portal/ui/form'

type Field = IdvCondition['field']

/** The kind of value after an operator. */
export type ValueKind =
  | 'one'
  | 'many'
  | 'yesNo'
  | 'number'
  | 'range'
  | 'amount'
  | 'amounts'
  | 'prefixes'
  | 'bins'

export interface Operator {
  readonly op: string
  readonly label: string
  readonly kind: ValueKind
}

export interface ConditionField {
  readonly label: string
  readonly operators: readonly [Operator, ...Operator[]]
}

const above: Operator = { op: 'GT', label: 'is more than', kind: 'number' }
const below: Operator = { op: 'LT', label: 'is less than', kind: 'number' }
const listed: Operator = { op: 'IN', label: 'is one of', kind: 'many' }
const equal: Operator = { op: 'EQ', label: 'is', kind: 'one' }

/** The fields of conditions with their operators, as in the contract. */
export const CONDITION_FIELDS: Readonly<Record<Field, ConditionField>> = {
  operation: { label: 'Operation', operators: [equal, listed] },
  amountMinor: {
    label: 'Amount',
    operators: [
      { op: 'GTE', label: 'is at least', kind: 'amount' },
      { op: 'GT', label: 'is more than', kind: 'amount' },
      { op: 'LT', label: 'is less than', kind: 'amount' },
      { op: 'BETWEEN', label: 'is between', kind: 'amounts' },
    ],
  },
  country: { label: 'Country', operators: [listed, { op: 'NOT_IN', label: 'is not one of', kind: 'many' }] },
  riskScore: {
    label: 'Risk',
    operators: [above, below, { op: 'BETWEEN', label: 'is between', kind: 'range' }],
  },
  deviceRecognized: { label: 'Device', operators: [{ op: 'EQ', label: 'is', kind: 'yesNo' }] },
  identityType: { label: 'Identity', operators: [equal] },
  minutesSinceLastIdv: { label: 'Minutes since the last verification', operators: [below, above] },
  cardsInProfile: { label: 'Cards in the profile', operators: [above, below] },
  srcpiId: { label: 'Issuer', operators: [listed] },
  cardType: { label: 'Card', operators: [listed] },
  bin: {
    label: 'BIN',
    operators: [
      { op: 'IN', label: 'begins with', kind: 'prefixes' },
      { op: 'BETWEEN', label: 'is between', kind: 'bins' },
    ],
  },
}

export const OPERATION_LABELS: Readonly<Record<(typeof CLOSED_FIELDS.operation)[number], string>> = {
  LOGIN: 'Sign-in',
  ENROL: 'Enrollment',
  ADD_CARD: 'Card added',
  CHECKOUT: 'Checkout',
  UPDATE_PROFILE: 'Profile changed',
  DELETE_CARD: 'Card removed',
}

const CARD_LABELS: Readonly<Record<(typeof CARD_TYPES)[number], string>> = {
  CREDIT: 'Credit',
  DEBIT: 'Debit',
  PREPAID: 'Prepaid',
}

const IDENTITY_LABELS: Readonly<Record<(typeof CONSUMER_IDENTITY_TYPES)[number], string>> = {
  EMAIL_ADDRESS: 'Email address',
  MOBILE_PHONE_NUMBER: 'Mobile number',
}

/** The values of fields with a fixed set. */
export const CLOSED_OPTIONS: Readonly<Record<keyof typeof CLOSED_FIELDS, readonly Option[]>> = {
  operation: labelOptions(OPERATION_LABELS),
  cardType: labelOptions(CARD_LABELS),
  identityType: labelOptions(IDENTITY_LABELS),
}

export const operatorOf = ({ field, op }: { field: Field; op: string }): Operator => {
  const { operators } = CONDITION_FIELDS[field]
  return operators.find((one) => one.op === op) ?? operators[0]
}
