import type { User } from '@portal/contract/people/user-schemas.ts'
import { Stack } from '@portal/ui'
import { useRoles } from '../../role/use-roles.ts'
import { GrantedPermissions } from './granted-permissions.tsx'
import { UserRoles } from './user-roles.tsx'

/** The roles of a user, and their combined permissions. */
export function UserAccess({ user }: { user: User }) {
  const roles = useRoles()
  const held = roles?.filter(({ id }) => user.roles.some((role) => role.id === id))
  return (
    <Stack gap="6">
      <UserRoles user={user} />
      {held && <GrantedPermissions roles={held} />}
    </Stack>
  )
}
