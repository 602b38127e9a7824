import {
  type ColorScheme,
  colorScheme,
  type Density,
  density,
  HStack,
  SegmentedChoice,
  Stack,
  Text,
} from '@portal/ui'
import { useState } from 'react'

const schemes: { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const densities: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

/** Choices of look, kept on this device and in effect at once. */
export function Preferences() {
  const [scheme, setScheme] = useState(colorScheme.get())
  const [room, setRoom] = useState(density.get())
  return (
    <Stack gap="4">
      <HStack gap="8" wrap="wrap" align="flex-start">
        <SegmentedChoice
          label="Colours"
          options={schemes}
          value={scheme}
          onChange={(value) => {
            colorScheme.set(value)
            setScheme(value)
          }}
        />
        <SegmentedChoice
          label="Density"
          options={densities}
          value={room}
          onChange={(value) => {
            density.set(value)
            setRoom(value)
          }}
        />
      </HStack>
      <Text color="fg.muted">Kept on this device.</Text>
    </Stack>
  )
}
