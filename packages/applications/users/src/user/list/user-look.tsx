import type { User } from '@portal/contract/people/user-schemas.ts'
import { CopyButton, HStack, Mono, Stack } from '@portal/ui'
import { UserOverview } from '../details/user-overview.tsx'
import { UserRoles } from '../details/user-roles.tsx'

/** Quick view of a user from the list: facts, and roles to assign and remove. */
export function UserLook({ user }: { user: User }) {
  return (
    <Stack gap="6">
      <UserRoles user={user} />
      <UserOverview user={user}>
        <HStack gap="1">
          <Mono>{user.id}</Mono>
          <CopyButton value={user.id} label="user id" />
        </HStack>
      </UserOverview>
    </Stack>
  )
}
