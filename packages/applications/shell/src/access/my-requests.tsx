import { CircleCheck, CircleX, Hourglass, Undo2 } from '@lucide/icons'
import { type AccessRequestStatus, requestedAccess } from '@portal/contract/people/access-request.ts'
import { listMyAccessRequests } from '@portal/contract/people/access-request-endpoints.ts'
import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import { Section, useLoaded } from '@portal/portal-app'
import {
  Button,
  HStack,
  Moment,
  Stack,
  StatusBadge,
  type StatusLooks,
  Text,
  VisuallyHidden,
} from '@portal/ui'
import { requestInWords, withdraw } from './access-request-actions.ts'
import { AccessRow } from './access-row.tsx'

const STATUSES: StatusLooks<AccessRequestStatus> = {
  OPEN: { label: 'Open', tone: 'amber', icon: Hourglass },
  GIVEN: { label: 'Granted', tone: 'green', icon: CircleCheck },
  DECLINED: { label: 'Declined', tone: 'red', icon: CircleX },
  WITHDRAWN: { label: 'Withdrawn', tone: 'grey', icon: Undo2 },
}

function MyRequest({ request }: { request: AccessRequest }) {
  const { reason, status, createdAt, decidedAt, decidedBy, decisionReason } = request
  return (
    <AccessRow
      action={
        status === 'OPEN' && (
          <Button size="sm" onClick={() => void withdraw(request)}>
            Withdraw
            <VisuallyHidden>: {requestedAccess(request)}</VisuallyHidden>
          </Button>
        )
      }
    >
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="strong">{requestedAccess(request)}</Text>
        <StatusBadge status={status} looks={STATUSES} />
      </HStack>
      {reason && <Text>{reason}</Text>}
      <Text color="fg.muted" fontSize="sm">
        Requested <Moment at={createdAt} relative />
        {decidedBy && decidedAt && (
          <>
            , decided by {decidedBy.name} <Moment at={decidedAt} relative />
          </>
        )}
      </Text>
      {decisionReason && <Text>Reason given: {decisionReason}</Text>}
    </AccessRow>
  )
}

/** The operator's requests for access with their states, and another one in words. */
export function MyRequests() {
  const { items } = useLoaded(listMyAccessRequests, {})
  return (
    <Section title="My requests">
      {items.length === 0 ? (
        <Text color="fg.muted">You have not requested access yet.</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" maxWidth="form">
          {items.map((request) => (
            <MyRequest key={request.id} request={request} />
          ))}
        </Stack>
      )}
      <HStack gap="3" wrap="wrap">
        <Text>Not sure which role you need?</Text>
        <Button size="sm" onClick={() => void requestInWords()}>
          Describe what you need
        </Button>
      </HStack>
    </Section>
  )
}
