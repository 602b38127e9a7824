import { Field, Input } from '@portal/ui'
import { type FieldSettings, useField } from '@portal/ui/form'

interface MomentFieldProps extends FieldSettings {
  readonly type: 'date' | 'datetime-local'
}

/** A date or date and time, typed or chosen from a calendar. */
export function MomentField({ type, ...settings }: MomentFieldProps) {
  const { value, change, inputRef, blur, readOnly, frame } = useField(settings)
  return (
    <Field {...frame}>
      {(ties) => (
        <Input
          {...ties}
          ref={inputRef}
          type={type}
          value={typeof value === 'string' ? value : ''}
          readOnly={readOnly}
          onBlur={blur}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}
