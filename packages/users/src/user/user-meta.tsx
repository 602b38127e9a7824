import type { User } from '@portal/contract/people/user-schemas.ts'
import { CopyButton, HStack, Moment, Mono } from '@portal/ui'

/** E-mail, id and last change, under the name. */
export function UserMeta({ user }: { user: User }) {
  return (
    <HStack columnGap="4" rowGap="0" wrap="wrap">
      <span>{user.email}</span>
      <HStack gap="1">
        <Mono>{user.id}</Mono>
        <CopyButton value={user.id} label="user id" />
      </HStack>
      <span>
        Changed by {user.updatedBy.name} <Moment at={user.updatedAt} relative />
      </span>
    </HStack>
  )
}
