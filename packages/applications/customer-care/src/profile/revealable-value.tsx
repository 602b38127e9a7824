import type { RevealableField } from '@portal/contract/care/profile.ts'
import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { Button, HStack, Moment, Text } from '@portal/ui'
import { REVEALABLE } from '../care-labels.ts'
import type { Reveal } from './use-reveal.ts'

interface RevealableValueProps {
  readonly field: RevealableField
  readonly masked: string
  readonly profile: Pick<MaskedProfile, 'revealable'>
  readonly reveal: Reveal
}

/** A masked value, with a button to reveal it. */
export function RevealableValue({ field, masked, profile, reveal }: RevealableValueProps) {
  const shown = reveal.shown?.field === field ? reveal.shown : undefined
  const value = shown?.value
  const name = REVEALABLE[field].toLowerCase()
  return (
    <HStack gap="3" wrap="wrap">
      <span dir="ltr">{value ?? masked}</span>
      {profile.revealable.includes(field) && (
        <Button
          size="sm"
          aria-label={value ? `Hide the ${name}` : `Reveal the ${name}`}
          onClick={() => (value ? reveal.hide() : void reveal.show(field))}
        >
          {value ? 'Hide' : 'Reveal'}
        </Button>
      )}
      {shown && (
        <Text color="fg.muted" fontSize="sm">
          Shown until <Moment at={shown.until} precise="second" />
        </Text>
      )}
    </HStack>
  )
}
