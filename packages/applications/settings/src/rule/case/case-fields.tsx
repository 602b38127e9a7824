import { CLOSED_FIELDS } from '@portal/contract/idv/idv.ts'
import type { IdvCase } from '@portal/contract/idv/idv-case.ts'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import { Grid } from '@portal/ui'
import { useIssuers } from '../set/rule-set-facts.ts'
import { CLOSED_OPTIONS } from '../words/condition-fields.ts'
import { inCurrency, majorOf, minorOf } from '../words/money.ts'
import { ChoiceInput, NumberInput, TextInput } from '../words/value-inputs.tsx'

/** A case being edited; numbers can be missing for a moment. */
export type EditedCase = { readonly [Key in keyof IdvCase]?: IdvCase[Key] | undefined }

export type CaseErrors = { readonly [Key in keyof IdvCase]?: string }

interface CaseFieldsProps {
  readonly value: EditedCase
  /** Errors by field name. */
  readonly errors: CaseErrors
  onChange(value: EditedCase): void
}

const DEVICES = [
  { value: 'true', label: 'Known' },
  { value: 'false', label: 'Not known' },
]

/** Everything rules can evaluate. */
export function CaseFields({ value, errors, onChange }: CaseFieldsProps) {
  const set = (change: EditedCase) => onChange({ ...value, ...change })
  const oneOf = <Field extends keyof typeof CLOSED_FIELDS>(field: Field, text: string) => {
    const found = CLOSED_FIELDS[field].find((known) => known === text)
    set({ [field]: found })
  }
  return (
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(9rem, 1fr))">
      <ChoiceInput
        label="Operation"
        options={CLOSED_OPTIONS.operation}
        value={value.operation}
        onChange={(text) => oneOf('operation', text)}
      />
      <ChoiceInput
        label="Country"
        options={COUNTRY_OPTIONS}
        value={value.country}
        onChange={(text) => set({ country: COUNTRY_OPTIONS.find((option) => option.value === text)?.value })}
      />
      <ChoiceInput
        label="Device"
        options={DEVICES}
        value={String(value.deviceRecognized)}
        onChange={(text) => set({ deviceRecognized: text === 'true' })}
      />
      <ChoiceInput
        label="Identity"
        options={CLOSED_OPTIONS.identityType}
        value={value.identityType}
        onChange={(text) => oneOf('identityType', text)}
      />
      <NumberInput
        label="Risk, 0 to 100"
        value={value.riskScore}
        error={errors.riskScore}
        onChange={(riskScore) => set({ riskScore })}
      />
      <AmountFields value={value} errors={errors} set={set} />
      <NumberInput
        label="Cards in the profile"
        value={value.cardsInProfile}
        error={errors.cardsInProfile}
        onChange={(cardsInProfile) => set({ cardsInProfile })}
      />
      <NumberInput
        label="Minutes since the last verification"
        hint="Empty: never"
        value={value.minutesSinceLastIdv}
        error={errors.minutesSinceLastIdv}
        onChange={(minutesSinceLastIdv) => set({ minutesSinceLastIdv })}
      />
      <CardFields value={value} errors={errors} set={set} oneOf={oneOf} />
    </Grid>
  )
}

interface PartProps {
  readonly value: EditedCase
  readonly errors: CaseErrors
  set(change: EditedCase): void
}

function AmountFields({ value: { amount }, errors, set }: PartProps) {
  const currency = amount?.currency ?? 'EUR'
  const changeCurrency = (minor: number, next: string) =>
    set({ amount: { minor: inCurrency(minor, currency, next), currency: next } })
  return (
    <>
      <NumberInput
        label="Amount"
        hint="Empty: none"
        step="any"
        value={amount && majorOf(amount.minor, currency)}
        error={errors.amount}
        onChange={(major) =>
          set({ amount: major === undefined ? undefined : { minor: minorOf(major, currency), currency } })
        }
      />
      {amount && (
        <TextInput
          label="Currency"
          value={amount.currency}
          maxLength={3}
          onChange={(text) => changeCurrency(amount.minor, text.toUpperCase())}
        />
      )}
    </>
  )
}

function CardFields({
  value,
  errors,
  set,
  oneOf,
}: PartProps & { oneOf(field: 'cardType', text: string): void }) {
  const issuers = useIssuers()
  return (
    <>
      <ChoiceInput
        label="Issuer"
        options={issuers}
        none="Any other"
        value={value.srcpiId}
        onChange={(text) => set({ srcpiId: text || undefined })}
      />
      <ChoiceInput
        label="Card"
        options={CLOSED_OPTIONS.cardType}
        none="No card"
        value={value.cardType}
        onChange={(text) => oneOf('cardType', text)}
      />
      <TextInput
        label="BIN"
        hint="6 to 11 digits"
        value={value.bin}
        error={errors.bin}
        maxLength={11}
        onChange={(text) => set({ bin: text || undefined })}
      />
    </>
  )
}
