import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Box, DetailsList, Heading, Stack } from '@portal/ui'
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
    <Box columns="2 28rem" columnGap="6">
      {byArea(role.resources).map(({ name, permissions }) => (
        <Stack key={name} as="section" gap="1" paddingBottom="6" breakInside="avoid" aria-label={name}>
          <Heading as="h2" fontSize="md">
            {name}
          </Heading>
          <DetailsList items={groupsOf(permissions)} columns={1} />
        </Stack>
      ))}
    </Box>
  )
}
