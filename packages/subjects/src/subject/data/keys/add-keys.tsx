import { Button, Field, HStack, Stack, Text, TextArea } from '@portal/ui'
import { useField } from '@portal/ui/form'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Key, readKeys } from './read-keys.ts'

/** What was typed and not added is a value of the form: it is not left behind unasked, and not saved over. */
const PENDING = {
  name: 'newKeys',
  label: 'New keys',
  hint: 'Paste a public JSON Web Key, a list of them, or a key set.',
}

/** Takes public keys from the clipboard or from a file. */
export function AddKeys({ onAdd }: { onAdd(keys: readonly Key[]): void }) {
  const { setValue, setError, clearErrors } = useFormContext()
  const { value, frame } = useField(PENDING)
  const text = String(value ?? '')
  const [said, say] = useState('')

  const write = (next: string) => setValue(PENDING.name, next, { shouldDirty: true })

  /** Whether the keys in it were taken. */
  function take(given: string): boolean {
    const { keys, refused } = readKeys(given)
    say(keys ? `Added: ${keys.map(({ kid, kty }) => String(kid ?? kty)).join(', ')}` : '')
    if (keys) {
      clearErrors(PENDING.name)
      onAdd(keys)
    } else setError(PENDING.name, { message: refused })
    return keys !== undefined
  }

  return (
    <Stack gap="3" borderTopWidth="1px" borderColor="border" paddingTop="4">
      <Field {...frame}>
        {(ties) => (
          <TextArea
            {...ties}
            dir="ltr"
            fontFamily="mono"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              clearErrors(PENDING.name)
              write(event.target.value)
            }}
            onPaste={(event) => {
              if (text !== '') return
              // What is pasted whole is taken at once; a part of it is left to be completed.
              event.preventDefault()
              const pasted = event.clipboardData.getData('text')
              if (!take(pasted)) write(pasted)
            }}
          />
        )}
      </Field>
      <HStack gap="4" wrap="wrap" align="end">
        <Button onClick={() => take(text) && write('')}>Add key</Button>
        <Field label="From a file (.json)" optional>
          {(ties) => (
            <input
              {...ties}
              type="file"
              accept=".json,application/json"
              onChange={async ({ target }) => {
                const [file] = target.files ?? []
                if (file) take(await file.text())
                target.value = ''
              }}
            />
          )}
        </Field>
      </HStack>
      <Text role="status" fontSize="sm">
        {said}
      </Text>
    </Stack>
  )
}
