import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { DetailsList, Grid, Heading, Stack } from '@portal/ui'
import { byArea } from './matrix/permission-areas.ts'
import { usePermissionWords } from './matrix/use-declared.ts'

/** The permissions of a role by area and group. */
export function RolePermissions({ role }: { role: Role }) {
  const wordsOf = usePermissionWords()

  function groupsOf(permissions: readonly string[]) {
    const words = permissions.map(wordsOf)
    return [...new Set(words.map(({ group }) => group))].map((label) => ({
      label,
      value: words
        .filter(({ group }) => group === label)
        .map(({ description }) => description)
        .join(' · '),
    }))
  }

  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(28rem, 100%), 1fr))" gap="6">
      {byArea(role.resources).map(({ name, permissions }) => (
        <Stack key={name} as="section" gap="1" aria-label={name}>
          <Heading as="h2" fontSize="md">
            {name}
          </Heading>
          <DetailsList items={groupsOf(permissions)} columns={1} />
        </Stack>
      ))}
    </Grid>
  )
}
