import { Button, Field, HStack, Stack, Text } from '@portal/ui'
import { CodeArea, useField } from '@portal/ui/form'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FileChoice } from './file-choice.tsx'
import { type Key, readKeys } from './read-keys.ts'

/** Text that is typed but not added is a form value, so the operator is warned before leaving or saving. */
const PENDING = {
  name: 'newKeys',
  label: 'New keys',
  hint: 'Paste or drop a public JSON Web Key, a list of them, a key set, or public keys in PEM format.',
}

/** Adds public keys from the clipboard or a file. */
export function AddKeys({ onAdd }: { onAdd(keys: readonly Key[]): void }) {
  const { setValue, setError, clearErrors, formState } = useFormContext()
  const { value, frame } = useField(PENDING)
  const text = String(value ?? '')
  const [said, say] = useState('')
  const { isDirty } = formState

  // Saved keys are no longer news.
  useEffect(() => {
    if (!isDirty) say('')
  }, [isDirty])

  const write = (next: string) => setValue(PENDING.name, next, { shouldDirty: true })

  /** Whether its keys were added. */
  async function take(given: string): Promise<boolean> {
    const { keys, refused } = await readKeys(given)
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
          <CodeArea
            {...ties}
            value={text}
            onChange={(event) => {
              clearErrors(PENDING.name)
              write(event.target.value)
            }}
            onDrop={async (event) => {
              const [file] = event.dataTransfer.files
              if (!file) return
              event.preventDefault()
              await take(await file.text())
            }}
            onPaste={async (event) => {
              if (text !== '') return
              // A complete paste is added immediately; an incomplete one waits to be completed.
              event.preventDefault()
              const pasted = event.clipboardData.getData('text')
              if (!(await take(pasted))) write(pasted)
            }}
          />
        )}
      </Field>
      <HStack gap="4" wrap="wrap" align="end">
        <Button onClick={async () => (await take(text)) && write('')}>Add key</Button>
        <FileChoice
          label="From a file (.json or .pem)"
          accept=".json,.pem,.pub,application/json"
          onChoose={async (file) => take(await file.text())}
        />
      </HStack>
      <Text role="status" fontSize="sm">
        {said}
      </Text>
    </Stack>
  )
}
