import { Box, Field, HStack, Input, SegmentedChoice, Select, Stack, Text } from '@portal/ui'
import { lazyPart } from '@portal/ui/blocks'
import {
  type ColorScheme,
  colorScheme,
  type Density,
  density,
  pageSizeChoice,
  pageSizes,
  singleKeys,
  timeZone,
} from '@portal/ui/frame'
import { Suspense, useState } from 'react'
import { zoneLabel } from './zone-labels.ts'

const schemes: { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const densities: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

const keys: { value: 'on' | 'off'; label: string }[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

const ZoneChoice = lazyPart(async () => (await import('./zone-choice.tsx')).ZoneChoice)

/** A stored choice as component state. */
function useChoice<Value>(choice: { get(): Value; set(value: Value): void }, onSaved: () => void) {
  const [value, setValue] = useState(choice.get())
  const choose = (next: Value) => {
    choice.set(next)
    setValue(next)
    onSaved()
  }
  return [value, choose] as const
}

function Lists({ onSaved }: { onSaved(): void }) {
  const [zone, setZone] = useChoice(timeZone, onSaved)
  const [size, setSize] = useChoice(pageSizeChoice, onSaved)
  return (
    <HStack gap="8" wrap="wrap" align="flex-start">
      <Field label="Time zone" hint="Used for all times and for the dates in filters.">
        {(control) => (
          <Suspense fallback={<Input {...control} readOnly value={zoneLabel(zone)} />}>
            <ZoneChoice control={control} zone={zone} onChoose={setZone} />
          </Suspense>
        )}
      </Field>
      <Field label="Rows per page" hint="Unless a link says otherwise.">
        {(control) => (
          <Select
            {...control}
            value={size}
            onChange={({ target }) => setSize(pageSizes.find((one) => `${one}` === target.value) ?? size)}
          >
            {pageSizes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </HStack>
  )
}

/** The operator's preferences, kept on this device and applied immediately. */
export function Preferences() {
  const [savedCount, setSavedCount] = useState(0)
  const onSaved = () => setSavedCount((count) => count + 1)
  const [scheme, setScheme] = useChoice(colorScheme, onSaved)
  const [room, setRoom] = useChoice(density, onSaved)
  const [letters, setLetters] = useChoice(singleKeys, onSaved)
  return (
    <Stack gap="5">
      <HStack gap="8" wrap="wrap" align="flex-start">
        <SegmentedChoice label="Colors" options={schemes} value={scheme} onChange={setScheme} />
        <SegmentedChoice label="Density" options={densities} value={room} onChange={setRoom} />
        <SegmentedChoice label="Single-key shortcuts" options={keys} value={letters} onChange={setLetters} />
      </HStack>
      <Lists onSaved={onSaved} />
      <Text color="fg.muted">
        Saved immediately, on this device.{' '}
        <Box as="span" role="status" key={savedCount}>
          {savedCount > 0 && 'Saved.'}
        </Box>
      </Text>
    </Stack>
  )
}
