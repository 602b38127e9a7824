import { MAX_PAGE_SIZE } from '@portal/contract/page-size.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { Box, Heading, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'
import { personName } from '../user/person-name.ts'
import { ReassignHolders } from './reassign-holders.tsx'

/** Who holds a role, and the way to give them another one instead. */
export function RoleHolders({ role }: { role: Role }) {
  const enabled = useCan(listUsers)
  const input = { query: { role: role.id, pageSize: MAX_PAGE_SIZE, sort: 'family_name' } }
  const holders = useQuery({ ...queryFor(listUsers, input), enabled }).data?.items
  return (
    <Stack as="section" gap="2" aria-label="Held by">
      <Heading as="h3" fontSize="md">
        Held by {role.userCount}
      </Heading>
      {role.userCount === 0 && <Text color="fg.muted">Nobody.</Text>}
      {holders && (
        <Box as="ul" fontSize="sm">
          {holders.map((user) => (
            <li key={user.id}>
              <TextLink to={linkTo(routes.userDetails, { userId: user.id })}>{personName(user)}</TextLink>
            </li>
          ))}
        </Box>
      )}
      {holders && holders.length > 0 && <ReassignHolders role={role} holders={holders} />}
    </Stack>
  )
}
