import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { Button, Stack, Text } from '@portal/ui'
import { StepHeading } from '../desk/step-heading.tsx'
import type { Desk } from '../desk/use-desk.ts'
import { DeletedBefore } from '../receipt/deleted-before.tsx'
import { ReceiptFacts } from '../receipt/receipt-facts.tsx'
import { CaseLine } from './case-line.tsx'

interface NobodyFoundProps {
  readonly deletions: readonly DeletionReceipt[]
  readonly desk: Desk
}

/** No profile has this identity, or it has been deleted. */
export function NobodyFound({ deletions, desk }: NobodyFoundProps) {
  const { careCase, asked } = desk.state
  return (
    <Stack gap="4">
      <div>
        <StepHeading>
          {deletions.length > 0 ? 'This profile has already been deleted' : 'No profile for this identity'}
        </StepHeading>
        {careCase && <CaseLine careCase={careCase} />}
      </div>
      {deletions.length === 0 && (
        <Text>
          Nobody has {asked?.identityValue}. Check the spelling with the caller, or try another email address
          or number.
        </Text>
      )}
      {deletions.map((receipt) => (
        <Stack key={receipt.profileId} gap="3">
          <DeletedBefore receipt={receipt} />
          <ReceiptFacts receipt={receipt} />
        </Stack>
      ))}
      <div>
        <Button variant="solid" onClick={() => desk.askAgain(desk.state)}>
          Look up again
        </Button>
      </div>
    </Stack>
  )
}
