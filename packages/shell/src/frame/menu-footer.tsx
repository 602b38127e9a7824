import { config } from '@portal/session'
import { Flex, Text } from '@portal/ui'
import { EnvironmentBadge } from './environment-badge.tsx'

/** Which environment and which portal this is, at the foot of the menu. */
export function MenuFooter() {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      paddingInline="5"
      paddingBlock="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <EnvironmentBadge />
      <Text fontSize="xs" color="fg.muted" truncate>
        {config.accountId}
      </Text>
    </Flex>
  )
}
