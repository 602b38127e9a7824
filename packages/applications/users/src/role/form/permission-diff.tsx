import { Box, Mono, Stack, Text } from '@portal/ui'
import { byArea } from '../matrix/permission-areas.ts'
import { useDescribe } from '../matrix/use-declared.ts'

interface PermissionDiffProps {
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
}

/** Lists only what a change adds and removes. */
export const permissionChanges = ({ before, after }: PermissionDiffProps) => ({
  added: [...after].filter((permission) => !before.has(permission)),
  removed: [...before].filter((permission) => !after.has(permission)),
})

function Change({ permission, isAdded }: { permission: string; isAdded: boolean }) {
  const describe = useDescribe()
  return (
    <Box as="li" color={isAdded ? 'green.fg' : 'red.fg'}>
      {isAdded ? '+ Added: ' : '− Removed: '}
      {describe(permission)} <Mono color="inherit">{permission}</Mono>
    </Box>
  )
}

/** The most changes listed directly; above that, areas are collapsed. */
const MAX_OPEN = 8

/** The number of changes in an area: "3 added, 1 removed". */
function countsIn(permissions: readonly string[], added: readonly string[]): string {
  const come = permissions.filter((permission) => added.includes(permission)).length
  const counts = [
    [come, 'added'],
    [permissions.length - come, 'removed'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

/** The permissions a change adds and removes, by area. */
export function PermissionDiff(props: PermissionDiffProps) {
  const { added, removed } = permissionChanges(props)
  const areas = byArea([...added, ...removed])
  if (areas.length === 0) return <Text color="fg.muted">No permission changes.</Text>
  return (
    <Stack gap="2" fontSize="sm">
      {areas.map(({ name, permissions }) => (
        <details key={name} open={added.length + removed.length <= MAX_OPEN}>
          <Box as="summary" cursor="pointer">
            <Text as="span" fontWeight="strong">
              {name}
            </Text>
            : {countsIn(permissions, added)}
          </Box>
          <Box as="ul" paddingBlock="1">
            {permissions.map((permission) => (
              <Change key={permission} permission={permission} isAdded={added.includes(permission)} />
            ))}
          </Box>
        </details>
      ))}
    </Stack>
  )
}
