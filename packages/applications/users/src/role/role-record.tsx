import { describePermission } from '@portal/contract/permission-table.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Box, Grid, Heading, Stack } from '@portal/ui'
import { RoleFacts } from './list/role-facts.tsx'
import { RoleHolders } from './list/role-holders.tsx'
import { byArea } from './matrix/permission-areas.ts'

/** Read-only view of a built-in role: facts, holders, and permissions by area. */
export function RoleRecord({ role }: { role: Role }) {
  return (
    <Stack gap="6">
      <RoleFacts role={role} />
      <Stack as="section" gap="3" aria-label="Permissions">
        <Heading as="h2" fontSize="lg">
          What it allows
        </Heading>
        <Grid templateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" gap="5">
          {byArea(role.resources).map(({ name, permissions }) => (
            <Stack key={name} as="section" gap="1" aria-label={name}>
              <Heading as="h3" fontSize="md">
                {name}
              </Heading>
              <Box as="ul" fontSize="sm">
                {permissions.map((permission) => (
                  <li key={permission}>{describePermission(permission)}</li>
                ))}
              </Box>
            </Stack>
          ))}
        </Grid>
      </Stack>
      <RoleHolders role={role} />
    </Stack>
  )
}
