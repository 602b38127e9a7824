import { Field, Input, Select } from '@portal/ui'
import type { Option } from '@portal/ui/form'

interface InputFrame {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean
}

interface ChoiceInputProps extends InputFrame {
  readonly options: readonly Option[]
  readonly value: string | undefined
  /** Shown when nothing is chosen. */
  readonly none?: string | undefined
  onChange(value: string): void
}

/** Select for one of several values. */
export function ChoiceInput({ options, value = '', none, onChange, ...frame }: ChoiceInputProps) {
  return (
    <Field {...frame}>
      {(ties) => (
        <Select {...ties} width="full" value={value} onChange={({ target }) => onChange(target.value)}>
          {(none !== undefined || value === '') && <option value="">{none ?? 'Choose'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface NumberInputProps extends InputFrame {
  readonly value: number | undefined
  readonly step?: 'any' | undefined
  onChange(value: number | undefined): void
}

/** A number; undefined while empty. */
export function NumberInput({ value, step, onChange, ...frame }: NumberInputProps) {
  return (
    <Field {...frame}>
      {(ties) => (
        <Input
          {...ties}
          type="number"
          inputMode={step ? 'decimal' : 'numeric'}
          step={step}
          min={0}
          width="full"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      )}
    </Field>
  )
}

interface TextInputProps extends InputFrame {
  readonly value: string | undefined
  readonly maxLength?: number | undefined
  onChange(value: string): void
}

/** A line of text. */
export function TextInput({ value = '', maxLength, onChange, ...frame }: TextInputProps) {
  return (
    <Field {...frame}>
      {(ties) => (
        <Input
          {...ties}
          width="full"
          value={value}
          maxLength={maxLength}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
