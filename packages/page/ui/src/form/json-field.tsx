import { useState } from 'react'
import { CodeArea } from '../layout/code-area.tsx'
import { Field } from '../layout/field.tsx'
import { type FieldSettings, useField } from './use-field.ts'

/** A JSON value, such as keys. Invalid JSON stays as typed, for the schema to reject. */
export function JsonField(settings: FieldSettings) {
  const { value, change, blur, inputRef, readOnly, frame } = useField(settings)
  const [typed, setTyped] = useState<{ text: string; value?: unknown }>({ text: '' })
  // Shows the text as typed while the form holds its value.
  const text = isSame(typed.value, value) ? typed.text : textOf(value)

  function edit(next: string) {
    const read = readJson(next)
    setTyped({ text: next, value: read })
    change(read)
  }

  return (
    <Field {...frame}>
      {(ties) => (
        <CodeArea
          {...ties}
          ref={inputRef}
          value={text}
          readOnly={readOnly}
          onChange={(event) => edit(event.target.value)}
          onBlur={blur}
        />
      )}
    </Field>
  )
}

// The form stores a copy of the value.
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
