import { type ComponentProps, type FocusEvent, useEffect } from 'react'
import { Field } from '../layout/field.tsx'
import { Input, TextArea } from '../layout/input.ts'
import { useFormSettings } from './form-context.ts'
import { type FieldSettings, useField } from './use-field.ts'

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
const withoutSeparators = (text: string) => text.replace(/[\s().-]/g, '')

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

const trimmed = (text: string) => text.trim()

function useText({ trim = true, ...settings }: TextFieldProps, tidied = trimmed) {
  const { name } = settings
  const { untrimmed } = useFormSettings()
  const { value, change, blur, inputRef, readOnly, frame } = useField(settings)
  const text = typeof value === 'string' ? value : ''

  useEffect(() => {
    if (trim) return
    untrimmed.add(name)
    return () => {
      untrimmed.delete(name)
    }
  }, [trim, name, untrimmed])

  return {
    frame,
    control: {
      ref: inputRef,
      value: text,
      readOnly,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onBlur(event: FocusEvent) {
        if (trim && text !== tidied(text)) change(tidied(text))
        blur(event)
      },
    },
  }
}
