import { listMyAccessRequests } from '@portal/contract/people/access-request-endpoints.ts'
import { queryFor } from '@portal/session'
import { Button, Stack, Text, VisuallyHidden } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { requestRole } from './access-request-actions.ts'
import { AccessRow } from './access-row.tsx'
import type { OfferedRole } from './areas-of-access.ts'

function RequestButton({ role }: { role: OfferedRole }) {
  // Requests that could not be read do not matter here: the API returns the open one.
  const { data } = useQuery(queryFor(listMyAccessRequests, {}, { errors: 'nowhere' }))
  const isOpen = data?.items.some((one) => one.status === 'OPEN' && one.role?.name === role.name)
  return (
    <Button
      size="sm"
      disabledReason={isOpen ? 'You have requested this role. Nobody has decided yet.' : undefined}
      onClick={() => void requestRole(role)}
    >
      {isOpen ? 'Requested' : 'Request access'}
      <VisuallyHidden>: {role.label}</VisuallyHidden>
    </Button>
  )
}

interface RoleOffersProps {
  readonly offers: readonly { readonly role: OfferedRole; readonly adds?: string }[]
}

/** Roles that the operator can request, each with what it is for and what it would add. */
export function RoleOffers({ offers }: RoleOffersProps) {
  return (
    <Stack as="ul" gap="0" listStyleType="none" maxWidth="form">
      {offers.map(({ role, adds }) => (
        <AccessRow key={role.name} action={<RequestButton role={role} />}>
          <Text fontWeight="strong">{role.label}</Text>
          <Text color="fg.muted" fontSize="sm">
            {role.description} {adds}
          </Text>
        </AccessRow>
      ))}
    </Stack>
  )
}
