import { Field } from '../layout/field.tsx'
import { Input } from '../layout/input.ts'
import { type FieldSettings, useField } from './use-field.ts'

/** A whole number, parsed in base 10 (§5). Invalid input stays as typed, for the schema to reject. */
export function NumberField(settings: FieldSettings) {
  const { value, change, blur, inputRef, readOnly, frame } = useField(settings)
  return (
    <Field {...frame}>
      {(ties) => (
        <Input
          {...ties}
          ref={inputRef}
          inputMode="numeric"
          autoComplete="off"
          width="10rem"
          value={typeof value === 'number' || typeof value === 'string' ? value : ''}
          readOnly={readOnly}
          onChange={(event) => change(parsed(event.target.value))}
          onBlur={blur}
        />
      )}
    </Field>
  )
}

function parsed(text: string) {
  return /^\s*-?\d+\s*$/.test(text) ? Number.parseInt(text, 10) : text
}
