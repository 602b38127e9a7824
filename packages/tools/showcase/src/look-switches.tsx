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

/** What is narrow is decided by the window, so a phone is a window of its own; the page may be in no frame. */
const openAsOnPhone = () => window.open(location.href, 'phone', 'popup,width=390,height=844')

/** How the page looks; the operator's own choices, as on the profile. */
export function LookSwitches() {
  const [scheme, setScheme] = useState(colorScheme.get)
  const [room, setRoom] = useState(density.get)
  return (
    <HStack gap="4" wrap="wrap">
      <SegmentedChoice
        label="Colours"
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
