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

/** Breakpoints depend on the window, and the page must not be framed, so phone size needs its own window. */
const openAtPhoneSize = () => window.open(location.href, 'phone', 'popup,width=390,height=844')

/** Switches for colors and density, the same preferences as in the profile. */
export function LookSwitches() {
  const [scheme, setScheme] = useState(colorScheme.get)
  const [spacing, setSpacing] = useState(density.get)
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
        value={spacing}
        onChange={(value) => {
          density.set(value)
          setSpacing(value)
        }}
      />
      <Button onClick={openAtPhoneSize}>Open at phone size</Button>
    </HStack>
  )
}
