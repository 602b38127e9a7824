import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { Box, Heading, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../../routes.ts'
import { personName } from '../../user/person-name.ts'
import { ReassignHolders } from './reassign-holders.tsx'
import { holdersOf } from './role-columns.tsx'

const SHOWN = 50

interface RoleHoldersProps {
  readonly role: Role
  /** Level of the heading: `h2` directly below the title of a screen. */
  readonly heading?: 'h2' | 'h3'
}

/** The holders of a role, with a way to reassign them. */
export function RoleHolders({ role, heading = 'h3' }: RoleHoldersProps) {
  const enabled = useCan(listUsers)
  const query = { role: role.id, sort: 'family_name' } as const
  const holders = useQuery({ ...queryForAll(listUsers, { query }), enabled }).data
  return (
    <Stack as="section" gap="2" aria-label="Held by">
      <Heading as={heading} fontSize="md">
        Held by {role.userCount}
      </Heading>
      {role.userCount === 0 && <Text color="fg.muted">No one.</Text>}
      {holders && (
        <Box as="ul" fontSize="sm">
          {holders.slice(0, SHOWN).map((user) => (
            <li key={user.id}>
              <TextLink to={linkTo(routes.userDetails, { userId: user.id })}>{personName(user)}</TextLink>
            </li>
          ))}
        </Box>
      )}
      {holders && holders.length > SHOWN && (
        <TextLink to={holdersOf(role)}>Show all {role.userCount}</TextLink>
      )}
      {holders && <ReassignHolders role={role} holders={holders} />}
    </Stack>
  )
}
