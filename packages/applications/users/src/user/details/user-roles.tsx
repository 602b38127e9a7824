import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { RecordActions } from '@portal/portal-app'
import { Box, Heading, HStack, Stack, Text } from '@portal/ui'
import { useRoles } from '../../role/use-roles.ts'
import { takeRole } from '../list/take-role.ts'
import { AddRole } from './add-role.tsx'

interface HeldRoleProps {
  readonly user: User
  readonly role: RoleRef & { readonly description: string }
  readonly known: readonly Role[]
}

function HeldRole({ user, role, known }: HeldRoleProps) {
  const actions = { remove: takeRole(role, known) }
  return (
    <HStack
      as="li"
      justify="space-between"
      gap="2"
      wrap="wrap"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box flex="1 1 14rem">
        <Text fontWeight="strong">{role.label}</Text>
        <Text color="fg.muted" fontSize="sm">
          {role.description}
        </Text>
      </Box>
      <RecordActions actions={actions} record={user} />
    </HStack>
  )
}

/** A user's roles, to assign and remove. */
export function UserRoles({ user }: { user: User }) {
  const roles = useRoles()
  const held = user.roles.map((ref) => roles?.find(({ id }) => id === ref.id) ?? { ...ref, description: '' })
  return (
    <Stack as="section" gap="3" aria-label="Roles">
      <Heading as="h2" fontSize="lg">
        Roles
      </Heading>
      {held.length === 0 && <Text color="fg.muted">No roles: this person cannot do anything here.</Text>}
      <Box as="ul">
        {held.map((role) => (
          <HeldRole key={role.id} user={user} role={role} known={roles ?? []} />
        ))}
      </Box>
      <AddRole user={user} />
    </Stack>
  )
}
