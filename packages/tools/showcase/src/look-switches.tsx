import { Button, HStack, SegmentedChoice } from '@portal/ui'
import { type ColorScheme, colorScheme, type Density, density } from '@portal/ui/frame'
import { useState } from 'react'

const SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

/** The window decides what is narrow, so a phone needs its own window; the page must not be framed. */
const openAsOnPhone = () => window.open(location.href, 'phone', 'popup,width=390,height=844')

/** Switches for the look of the page; the operator's own choices, as in the profile. */
export function LookSwitches() {
  const [scheme, setScheme] = useState(colorScheme.get)
  const [room, setRoom] = useState(density.get)
  return (
    <HStack gap="4" wrap="wrap">
      <SegmentedChoice
        label="Colors"
        inline
        options={SCHEMES}
        value={scheme}
        onChange={(value) => {
          colorScheme.set(value)
          setScheme(value)
        }}
      />
      <SegmentedChoice
        label="Density"
        inline
        options={DENSITIES}
        value={room}
        onChange={(value) => {
          density.set(value)
          setRoom(value)
        }}
      />
      <Button onClick={openAsOnPhone}>Open as on a phone</Button>
    </HStack>
  )
}
