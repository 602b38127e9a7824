import { Stack, Text } from '@portal/ui'
import { useField } from '@portal/ui/form'
import { AddKeys } from './add-keys.tsx'
import { KeyEntry } from './key-entry.tsx'
import { type Key, keysIn } from './read-keys.ts'

const replaced = (keys: readonly Key[], index: number, by: Key) =>
  keys.map((key, place) => (place === index ? by : key))
const without = (keys: readonly Key[], index: number) => keys.filter((_, place) => place !== index)

/** The keys of a form, with ways to add more. */
export function KeyList() {
  const { value, change, inputRef, readOnly, frame } = useField({ name: 'keys' })
  const keys = keysIn(value)
  return (
    <Stack as="fieldset" ref={inputRef} id={frame.id} tabIndex={-1} gap="4" minWidth="0">
      <Text as="legend" fontSize="sm" fontWeight="strong">
        {frame.label}
      </Text>
      {frame.error && (
        <Text color="red.fg" fontSize="sm">
          {frame.error}
        </Text>
      )}
      {!keys && <Text>The JSON is not a list of keys.</Text>}
      {keys?.length === 0 && <Text color="fg.muted">No keys yet</Text>}
      {/* A key being typed has no identity other than its index. */}
      {[...(keys ?? []).entries()].map(([index, key]) => (
        <KeyEntry
          key={index}
          keyData={key}
          place={index + 1}
          readOnly={readOnly}
          onChange={(changed) => change(replaced(keys ?? [], index, changed))}
          onRemove={() => change(without(keys ?? [], index))}
        />
      ))}
      {keys && !readOnly && <AddKeys onAdd={(added) => change([...keys, ...added])} />}
    </Stack>
  )
}
