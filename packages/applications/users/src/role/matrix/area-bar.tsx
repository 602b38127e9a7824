import { Box, HStack, Text } from '@portal/ui'
import { AREAS } from './permission-areas.ts'

/** A bar with a segment per area, filled by the share of permissions chosen in it. */
function AreaBar({ permissions }: { permissions: readonly string[] }) {
  const held = new Set(permissions)
  const shares = AREAS.map(({ name, permissions: all }) => ({
    name,
    count: all.filter((permission) => held.has(permission)).length,
    total: all.length,
  }))
  const words = shares
    .filter(({ count }) => count > 0)
    .map(({ name, count, total }) => `${name} ${count} of ${total}`)
  return (
    <HStack gap="0.5" width="8rem" role="img" aria-label={words.join(', ')} title={words.join('\n')}>
      {shares.map(({ name, count, total }) => (
        <Box
          key={name}
          style={{ flex: `${total} 1 0` }}
          minWidth="1"
          height="2"
          borderRadius="small"
          bg="border"
          overflow="hidden"
        >
          <Box height="full" bg="accent" style={{ width: `${Math.round((100 * count) / total)}%` }} />
        </Box>
      ))}
    </HStack>
  )
}

/** The number of permissions, and how they are spread over areas. */
export function PermissionCount({ permissions }: { permissions: readonly string[] }) {
  return (
    <HStack gap="2">
      <Text as="span" minWidth="6" textAlign="end">
        {permissions.length}
      </Text>
      <AreaBar permissions={permissions} />
    </HStack>
  )
}
