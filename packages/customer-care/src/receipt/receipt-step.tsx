import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { Button, CopyButton, HStack, Stack } from '@portal/ui'
import { StepHeading } from '../desk/step-heading.tsx'
import type { Desk } from '../desk/use-desk.ts'
import { ReceiptFacts } from './receipt-facts.tsx'
import { receiptText } from './receipt-text.ts'

interface ReceiptStepProps {
  readonly receipt: DeletionReceipt
  readonly desk: Desk
}

/** The end of a case: proof for the ticket. */
export const ReceiptStep = ({ receipt, desk }: ReceiptStepProps) => (
  <Stack gap="4">
    <HStack gap="2">
      <StepHeading>The profile is deleted</StepHeading>
      <CopyButton label="receipt" value={receiptText(receipt)} />
    </HStack>
    <ReceiptFacts receipt={receipt} />
    <HStack gap="2" data-no-print>
      <Button variant="solid" onClick={() => desk.startOver()}>
        Next case
      </Button>
      <Button onClick={() => window.print()}>Print</Button>
    </HStack>
  </Stack>
)
