import type { User } from '@portal/contract/people/user-schemas.ts'
import { RecordActions } from '@portal/portal-app'
import { Box, Heading, HStack, Stack, Text } from '@portal/ui'
import { useRoles } from '../role/use-roles.ts'
import { AddRole } from './add-role.tsx'
import { type RemovableRole, roleRemoval } from './role-removal.ts'
import { useLastAdministrator } from './use-last-administrator.ts'

interface HeldRoleProps {
  readonly user: User
  readonly role: RemovableRole & { readonly description: string }
}

function HeldRole({ user, role }: HeldRoleProps) {
  const actions = { remove: roleRemoval(role, useLastAdministrator()) }
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

/** The roles of a user, to give and to take. */
export function UserRoles({ user }: { user: User }) {
  const roles = useRoles()
  const held = user.roles.map((ref) => roles?.find(({ id }) => id === ref.id) ?? { ...ref, description: '' })
  return (
    <Stack as="section" gap="3" aria-label="Roles">
      <Heading as="h2" fontSize="lg">
        Roles
      </Heading>
      {held.length === 0 && <Text color="fg.muted">No roles: this person can do nothing here.</Text>}
      <Box as="ul">
        {held.map((role) => (
          <HeldRole key={role.id} user={user} role={role} />
        ))}
      </Box>
      <AddRole user={user} />
    </Stack>
  )
}
