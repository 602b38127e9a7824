import { Field } from '../layout/field.tsx'
import { Select } from '../layout/select.tsx'
import type { Choice } from './form-context.ts'
import { texts } from './texts.ts'
import { type FieldSettings, useField } from './use-field.ts'

export type Option = Choice

/** An option that may be disabled. */
export interface GuardedOption extends Option {
  /** Why it cannot be selected; a selected one can still be deselected. */
  disabledReason?: string | undefined
  /** What it is, below its label. */
  detail?: string
}

/** One of a few values. */
export function SelectField({ options, ...settings }: FieldSettings & { options: readonly Option[] }) {
  const { value, change, blur, inputRef, readOnly, frame } = useField({ ...settings, options })
  return (
    <Field {...frame}>
      {(ties) => (
        <Select
          {...ties}
          ref={inputRef}
          width="full"
          value={typeof value === 'string' ? value : ''}
          disabled={readOnly}
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        >
          <option value="">{frame.optional ? texts.none : texts.choose}</option>
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
