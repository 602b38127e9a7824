import { describePermission } from '@portal/contract/permission-table.ts'
import { Box, Heading, Mono, Stack, Text } from '@portal/ui'
import { byArea } from './permission-areas.ts'

interface PermissionDiffProps {
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
}

/** What a change adds and removes, and nothing of what stays. */
export const permissionChanges = ({ before, after }: PermissionDiffProps) => ({
  added: [...after].filter((permission) => !before.has(permission)),
  removed: [...before].filter((permission) => !after.has(permission)),
})

function Change({ permission, isAdded }: { permission: string; isAdded: boolean }) {
  return (
    <Box as="li" color={isAdded ? 'green.fg' : 'red.fg'}>
      {isAdded ? '+ Added: ' : '− Removed: '}
      {describePermission(permission)} <Mono color="inherit">{permission}</Mono>
    </Box>
  )
}

/** The permissions that a change adds and removes, by area. */
export function PermissionDiff(props: PermissionDiffProps) {
  const { added, removed } = permissionChanges(props)
  const areas = byArea([...added, ...removed])
  if (areas.length === 0) return <Text color="fg.muted">No permission changes.</Text>
  return (
    <Stack gap="3">
      {areas.map(({ name, permissions }) => (
        <Stack key={name} as="section" gap="1" aria-label={name}>
          <Heading as="h3" fontSize="sm">
            {name}
          </Heading>
          <Box as="ul" fontSize="sm">
            {permissions.map((permission) => (
              <Change key={permission} permission={permission} isAdded={added.includes(permission)} />
            ))}
          </Box>
        </Stack>
      ))}
    </Stack>
  )
}
