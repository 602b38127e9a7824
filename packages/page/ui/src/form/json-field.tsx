import { useState } from 'react'
import { Field } from '../layout/field.tsx'
import { TextArea } from '../layout/input.ts'
import { type FieldSettings, useField } from './use-field.ts'

/** A value that is exchanged as JSON, such as keys. What is no JSON stays as typed, for the schema to refuse. */
export function JsonField(settings: FieldSettings) {
  const { value, change, blur, inputRef, readOnly, frame } = useField(settings)
  const [typed, setTyped] = useState({ text: '', value: undefined as unknown })
  // What was typed is shown as it was written, for as long as it is what the form holds.
  const text = isSame(typed.value, value) ? typed.text : textOf(value)

  function edit(next: string) {
    const read = readJson(next)
    setTyped({ text: next, value: read })
    change(read)
  }

  return (
    <Field {...frame}>
      {(ties) => (
        <TextArea
          {...ties}
          ref={inputRef}
          dir="ltr"
          fontFamily="mono"
          spellCheck={false}
          value={text}
          readOnly={readOnly}
          onChange={(event) => edit(event.target.value)}
          onBlur={blur}
        />
      )}
    </Field>
  )
}

// The form keeps a copy of what it is given.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function textOf(value: unknown): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  return JSON.stringify(value, null, 2)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
