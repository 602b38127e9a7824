import type { ComponentProps, FocusEvent } from 'react'
import { Field } from '../layout/field.tsx'
import { Input, TextArea } from '../layout/input.ts'
import { trimmed } from './clean-values.ts'
import type { Tidy } from './form-context.ts'
import { asTyped, type FieldSettings, useField } from './use-field.ts'

export interface TextFieldProps extends FieldSettings {
  /** False keeps leading and trailing spaces. */
  trim?: boolean
}

export interface SingleLineProps
  extends TextFieldProps,
    Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'list'> {
  type?: 'text' | 'email' | 'tel' | 'url'
}

/** People group digits for reading; machines need only the digits. */
const withoutSeparators: Tidy = (text) => text.replace(/[\s().-]/g, '')

/** One line of text; a phone number may contain spaces and other separators. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  inputMode,
  list,
  ...settings
}: SingleLineProps) {
  const { frame, control } = useText(settings, type === 'tel' ? withoutSeparators : undefined)
  return (
    <Field {...frame}>
      {(ties) => (
        <Input
          {...ties}
          {...control}
          type={type}
          list={list}
          autoComplete={autoComplete}
          inputMode={inputMode}
        />
      )}
    </Field>
  )
}

/** Text of several lines; the box grows with it. */
export function TextAreaField(settings: TextFieldProps) {
  const { frame, control } = useText(settings)
  return <Field {...frame}>{(ties) => <TextArea {...ties} {...control} />}</Field>
}

function useText({ trim = true, ...settings }: TextFieldProps, tidy = trim ? trimmed : asTyped) {
  const { value, change, blur, inputRef, isRefused, readOnly, frame } = useField({ ...settings, tidy })
  const text = typeof value === 'string' ? value : ''

  return {
    frame,
    control: {
      ref: inputRef,
      value: text,
      readOnly,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onBlur(event: FocusEvent) {
        // A change would clear what the server said of this text.
        if (!isRefused && text !== tidy(text)) change(tidy(text))
        blur(event)
      },
    },
  }
}
