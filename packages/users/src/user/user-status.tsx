import type { User } from '@portal/contract/people/user-schemas.ts'
import { HStack, StatusBadge } from '@portal/ui'

/** Whether the user is let in, and what is still missing for it: a first sign-in, or a new password. */
export function UserStatus({ user }: { user: Pick<User, 'status' | 'credentialState'> }) {
  const { status, credentialState } = user
  return (
    <HStack as="span" gap="1" wrap="wrap" display="inline-flex">
      <StatusBadge status={status} />
      {credentialState !== 'CONFIRMED' && <StatusBadge status={credentialState} />}
    </HStack>
  )
}
