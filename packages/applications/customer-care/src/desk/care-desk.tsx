import { Box, Notice, Stack } from '@portal/ui'
import { LookUpForm } from '../look-up/look-up-form.tsx'
import { NobodyFound } from '../look-up/nobody-found.tsx'
import { FoundProfiles } from '../profile/found-profiles.tsx'
import { ReceiptStep } from '../receipt/receipt-step.tsx'
import type { Desk } from './use-desk.ts'

/** One step at a time: case and lookup, profile, receipt. */
export function CareDesk({ desk }: { desk: Desk }) {
  return (
    <Stack gap="4" maxWidth="form">
      {desk.state.wasIdle && (
        <Notice kind="info" title="The screen was cleared">
          No activity for two minutes. Look the profile up again to continue.
        </Notice>
      )}
      <Box onInput={desk.touch}>
        <CurrentStep key={desk.state.round} desk={desk} />
      </Box>
    </Stack>
  )
}

function CurrentStep({ desk }: { desk: Desk }) {
  const { receipt, found } = desk.state
  if (receipt) return <ReceiptStep receipt={receipt} desk={desk} />
  if (!found) return <LookUpForm desk={desk} />
  return found.consumerPresent ? (
    <FoundProfiles profiles={found.profiles} desk={desk} />
  ) : (
    <NobodyFound deletions={found.deletions} desk={desk} />
  )
}
