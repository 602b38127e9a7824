import { useBundleFacts } from '@portal/portal-app'
import { config } from '@portal/session'
import { Box, Flex, Text } from '@portal/ui'
import { release } from '../release.ts'
import { EnvironmentBadge } from './environment-badge.tsx'
import { VersionsNote } from './versions-note.tsx'

/** The environment and the portal's version, at the foot of the menu. */
export function MenuFooter() {
  const version = useBundleFacts('@portal/shell').split(' ').at(-1)
  return (
    <Box paddingInline="5" paddingBlock="3" borderTopWidth="1px" borderColor="border">
      <Flex align="center" justify="space-between" gap="3">
        <EnvironmentBadge />
        <Text fontSize="xs" color="fg.muted" truncate>
          {config.accountId}
        </Text>
      </Flex>
      <Text fontSize="xs" color="fg.muted" marginTop="1.5">
        Version {version}, build {release}
      </Text>
      <VersionsNote />
    </Box>
  )
}
