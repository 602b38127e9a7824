import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { useProductTitle } from '@portal/portal-app'
import { useSession } from '@portal/session'
import { Box, Button, CopyButton, HStack, Stack, Text } from '@portal/ui'
import { StepHeading } from '../desk/step-heading.tsx'
import type { Desk } from '../desk/use-desk.ts'
import { DeletedBefore } from './deleted-before.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { receiptText } from './receipt-text.ts'

interface ReceiptStepProps {
  readonly receipt: DeletionReceipt
  readonly desk: Pick<Desk, 'startOver'>
}

/** The end of a case: the receipt for the ticket, also when someone else had deleted the profile. */
export function ReceiptStep({ receipt, desk }: ReceiptStepProps) {
  const session = useSession()
  const product = useProductTitle()
  const isOwn = session.status === 'authenticated' && session.user.email === receipt.deletedBy.email
  return (
    <Stack gap="4">
      <Text display="none" css={{ _print: { display: 'block' } }}>
        {product}: consumer profile deletion receipt
      </Text>
      <HStack gap="2">
        <StepHeading>
          {isOwn ? 'The profile is deleted' : 'This profile has already been deleted'}
        </StepHeading>
        <Box data-no-print>
          <CopyButton label="receipt" value={receiptText(receipt)} />
        </Box>
      </HStack>
      {!isOwn && <DeletedBefore receipt={receipt} />}
      <ReceiptFacts receipt={receipt} />
      <HStack gap="2" data-no-print>
        <Button variant="solid" onClick={() => desk.startOver()}>
          Next case
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </HStack>
    </Stack>
  )
}
