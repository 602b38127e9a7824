import { CLOSED_FIELDS } from '@portal/contract/idv/idv.ts'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import type { Option } from '@portal/ui/form'
import type { EditedCondition } from '../set/edited-rule.ts'
import { useIssuers } from '../set/rule-set-facts.ts'
import { CLOSED_OPTIONS, CONDITION_FIELDS, operatorOf } from '../words/condition-fields.ts'
import { digitsOf, inCurrency, majorOf, minorOf } from '../words/money.ts'
import { ChoiceInput, NumberInput, TextInput } from '../words/value-inputs.tsx'
import { OptionListInput, TextListInput } from './value-list-input.tsx'

interface ConditionValueProps {
  readonly condition: EditedCondition
  /** The error of a field of the condition. */
  errorOf(member: string): string | undefined
  onChange(condition: EditedCondition): void
}

type Field = EditedCondition['field']

const isClosed = (field: Field): field is keyof typeof CLOSED_FIELDS => field in CLOSED_FIELDS

function useOptions(field: Field): readonly Option[] {
  const issuers = useIssuers()
  if (isClosed(field)) return CLOSED_OPTIONS[field]
  return field === 'country' ? COUNTRY_OPTIONS : issuers
}

const DEVICES = [
  { value: 'true', label: 'known' },
  { value: 'false', label: 'not known' },
]

/** The inputs for a condition's value, by operator. */
export function ConditionValue({ condition, errorOf, onChange }: ConditionValueProps) {
  const { field, value, values = [], low, high } = condition
  const { label } = CONDITION_FIELDS[field]
  const options = useOptions(field)
  const set = (change: Partial<EditedCondition>) => onChange({ ...condition, ...change })
  const list = {
    label,
    values,
    error: errorOf('values'),
    onChange: (next: readonly string[]) => set({ values: next }),
  }
  switch (operatorOf(condition).kind) {
    case 'many':
      return <OptionListInput {...list} options={options} />
    case 'prefixes':
      return <TextListInput {...list} hint="1 to 11 digits" />
    case 'one':
    case 'yesNo': {
      const isFlag = field === 'deviceRecognized'
      return (
        <ChoiceInput
          label="Value"
          options={isFlag ? DEVICES : options}
          value={value === undefined ? undefined : String(value)}
          error={errorOf('value')}
          onChange={(text) => set({ value: isFlag ? text === 'true' : text })}
        />
      )
    }
    case 'bins':
      return (
        <>
          <TextInput
            label="From"
            required
            value={textOf(low)}
            maxLength={11}
            error={errorOf('low')}
            onChange={(text) => set({ low: text })}
          />
          <TextInput
            label="To"
            required
            value={textOf(high)}
            maxLength={11}
            error={errorOf('high')}
            onChange={(text) => set({ high: text })}
          />
        </>
      )
    default:
      return <Numbers condition={condition} errorOf={errorOf} onChange={onChange} />
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Why an amount does not fit its currency. */
function tooFine(minor: number | undefined, currency: string): string | undefined {
  if (minor === undefined || Number.isInteger(minor)) return undefined
  const digits = digitsOf(currency)
  return digits === 0 ? `${currency} has no decimal places` : `At most ${digits} decimal places`
}

/** One or two numbers; amounts are typed in whole units of their currency. */
function Numbers({ condition, errorOf, onChange }: ConditionValueProps) {
  const { value, low, high, currency = '' } = condition
  const { kind } = operatorOf(condition)
  const isMoney = kind === 'amount' || kind === 'amounts'
  const set = (change: Partial<EditedCondition>) => onChange({ ...condition, ...change })
  const input = (member: 'value' | 'low' | 'high', label: string, kept: number | undefined) =>
    isMoney ? (
      <NumberInput
        label={label}
        required
        step="any"
        value={kept === undefined ? undefined : majorOf(kept, currency)}
        error={tooFine(kept, currency) ?? errorOf(member)}
        onChange={(next) => set({ [member]: next === undefined ? undefined : minorOf(next, currency) })}
      />
    ) : (
      <NumberInput
        label={label}
        required
        value={kept}
        error={errorOf(member)}
        onChange={(next) => set({ [member]: next })}
      />
    )
  /** Keep the typed numbers. */
  const changeCurrency = (next: string) =>
    set({
      currency: next,
      ...Object.fromEntries(
        Object.entries({ value, low, high }).map(([member, kept]) => [
          member,
          typeof kept === 'number' ? inCurrency(kept, currency, next) : kept,
        ]),
      ),
    })
  return (
    <>
      {kind === 'range' || kind === 'amounts' ? (
        <>
          {input('low', 'From', numberOf(low))}
          {input('high', 'To', numberOf(high))}
        </>
      ) : (
        input('value', 'Value', numberOf(value))
      )}
      {isMoney && (
        <TextInput
          label="Currency"
          required
          value={currency}
          maxLength={3}
          error={errorOf('currency')}
          onChange={(text) => changeCurrency(text.toUpperCase())}
        />
      )}
    </>
  )
}
