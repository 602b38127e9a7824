import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { Button, formatCount, HStack, Moment, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { StepHeading } from '../desk/step-heading.tsx'
import type { Desk } from '../desk/use-desk.ts'
import { CaseLine } from '../look-up/case-line.tsx'
import { lastFour } from './last-four.ts'
import { ProfileStep } from './profile-step.tsx'

interface FoundProfilesProps {
  readonly profiles: readonly MaskedProfile[]
  readonly desk: Desk
}

/** Shows a single profile; with several, the agent chooses one with the caller. */
export function FoundProfiles({ profiles, desk }: FoundProfilesProps) {
  const [chosenId, setChosen] = useState<string>()
  const profile = profiles.find(({ profileId }) => profiles.length === 1 || profileId === chosenId)
  if (profile) return <ProfileStep key={profile.revision} profile={profile} desk={desk} />
  return (
    <Stack gap="4">
      <div>
        <StepHeading>{formatCount(profiles.length, 'profile')} with this identity</StepHeading>
        {desk.state.careCase && <CaseLine careCase={desk.state.careCase} />}
      </div>
      <Text>Ask the caller which profile they mean: when it was created and how many cards it has.</Text>
      <Stack as="ul" gap="3">
        {profiles.map(({ profileId, maskedName, cardCount, createdAt }) => (
          <HStack
            as="li"
            key={profileId}
            gap="3"
            wrap="wrap"
            padding="3"
            borderWidth="1px"
            borderRadius="panel"
          >
            <Text flex="1" minWidth="12rem">
              {maskedName}, {formatCount(cardCount, 'card')}, since <Moment at={createdAt} day />
            </Text>
            <Button aria-label={`Choose profile ${lastFour(profileId)}`} onClick={() => setChosen(profileId)}>
              Choose
            </Button>
          </HStack>
        ))}
      </Stack>
      <div>
        <Button onClick={() => desk.startOver(desk.state.careCase)}>Look up someone else</Button>
      </div>
    </Stack>
  )
}
