import { OWN_DELETIONS } from '@portal/contract/care/profile.ts'
import { listOwnDeletions } from '@portal/contract/care/profile-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { Box, HStack, Moment, Mono, Stack, Text } from '@portal/ui'
import { ReceiptFacts } from './receipt-facts.tsx'

/** The operator's own receipts, each collapsed. */
export function OwnDeletions() {
  const { items } = useLoaded(listOwnDeletions, {})
  if (items.length === 0) return <Text>No deletions yet. Receipts appear here.</Text>
  return (
    <Stack gap="3" maxWidth="form">
      <Text color="fg.muted">Your deletions, newest first. Up to {OWN_DELETIONS} are listed.</Text>
      <Stack as="ul" gap="0">
        {items.map((receipt) => (
          <Box as="li" key={receipt.profileId} borderBottomWidth="1px">
            <details>
              <Box as="summary" cursor="pointer" paddingBlock="2.5">
                <HStack gap="3" wrap="wrap" display="inline-flex">
                  <span>{receipt.maskedIdentity}</span>
                  <Mono>{receipt.case.ticketReference}</Mono>
                  <Moment at={receipt.deletedAt} relative />
                </HStack>
              </Box>
              <Box paddingBottom="3">
                <ReceiptFacts receipt={receipt} />
              </Box>
            </details>
          </Box>
        ))}
      </Stack>
    </Stack>
  )
}
