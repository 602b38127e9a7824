import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { Button, formatCount, HStack, Notice, Stack, Text, Tick } from '@portal/ui'
import { useState } from 'react'
import { StepHeading } from '../desk/step-heading.tsx'
import type { Desk } from '../desk/use-desk.ts'
import { CaseLine } from '../look-up/case-line.tsx'
import { impactOf } from './impact-of.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileStatus } from './profile-status.tsx'
import { RepeatedLookUp } from './repeated-look-up.tsx'
import { useDeletion } from './use-deletion.ts'
import { useReveal } from './use-reveal.ts'

interface ProfileStepProps {
  readonly profile: MaskedProfile
  readonly desk: Desk
}

/** The masked profile, what to check with the caller, and the deletion with its effects. */
export function ProfileStep({ profile, desk }: ProfileStepProps) {
  const [isChecked, setChecked] = useState(false)
  const reveal = useReveal(profile.profileId)
  const deletion = useDeletion(profile, desk)
  const { careCase } = desk.state
  const pending = profile.pendingTransactionCount
  return (
    <Stack gap="5">
      <div>
        <HStack gap="3" wrap="wrap">
          <StepHeading>Check the profile with the caller</StepHeading>
          <ProfileStatus status={profile.status} />
        </HStack>
        {careCase && <CaseLine careCase={careCase} />}
      </div>
      {pending > 0 && (
        <Notice kind="error" title={`${formatCount(pending, 'transaction')} pending`}>
          The profile cannot be deleted before settlement. Ask the caller to call back then.
        </Notice>
      )}
      <ProfileFacts profile={profile} reveal={reveal} />
      {pending === 0 && (
        <>
          <div>
            <HStack as="label" gap="2.5" align="flex-start" minHeight="6">
              <Tick
                type="checkbox"
                checked={isChecked}
                onChange={({ target }) => setChecked(target.checked)}
              />
              {statementOf(profile)}
            </HStack>
            <Text fontSize="sm" color="fg.muted">
              Ask the caller to say them. Do not read them out.
            </Text>
          </div>
          <div>
            <Text fontWeight="strong">Effects of the deletion</Text>
            <Stack as="ul" gap="1" paddingInlineStart="4" listStyleType="disc">
              {impactOf(profile).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </div>
        </>
      )}
      {deletion.outdated && <RepeatedLookUp title={deletion.outdated} desk={desk} />}
      <HStack gap="2" wrap="wrap">
        <Button
          variant="danger"
          disabledReason={refusalOf(profile, isChecked, deletion.outdated)}
          onClick={() => void deletion.confirm()}
        >
          Delete profile
        </Button>
        <Button onClick={() => desk.startOver(careCase)}>Look up someone else</Button>
      </HStack>
    </Stack>
  )
}

/** What the caller proves; the statement holds nothing that an agent could read out instead. */
const statementOf = ({ maskedPhone }: MaskedProfile): string =>
  maskedPhone
    ? 'The caller said the last two digits of the mobile number, and they match'
    : 'The caller said the first letter of the email address and the last digits of a card, and they match'

/** Why the profile cannot be deleted now. */
function refusalOf(
  { pendingTransactionCount }: MaskedProfile,
  isChecked: boolean,
  outdated: string | undefined,
): string | undefined {
  if (pendingTransactionCount > 0) return 'A transaction is pending'
  if (outdated) return 'Look the profile up again'
  return isChecked ? undefined : 'Confirm first what the caller said'
}
