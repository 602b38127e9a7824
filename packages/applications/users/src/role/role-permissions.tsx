import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Box, Grid, Heading, Stack } from '@portal/ui'
import { byArea } from './matrix/permission-areas.ts'
import { useDescribe } from './matrix/use-declared.ts'

/** The permissions of a role by area. */
export function RolePermissions({ role }: { role: Role }) {
  const describe = useDescribe()
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" gap="5">
      {byArea(role.resources).map(({ name, permissions }) => (
        <Stack key={name} as="section" gap="1" aria-label={name}>
          <Heading as="h2" fontSize="md">
            {name}
          </Heading>
          <Box as="ul" fontSize="sm">
            {permissions.map((permission) => (
              <li key={permission}>{describe(permission)}</li>
            ))}
          </Box>
        </Stack>
      ))}
    </Grid>
  )
}
