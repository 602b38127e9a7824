import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { Box, HStack, Text } from '@portal/ui'

const SHOWN = 2

/** A user's first roles by name, and the number of others. */
export function RoleChips({ roles }: { roles: readonly RoleRef[] }) {
  const more = roles.slice(SHOWN)
  return (
    <HStack gap="1" wrap="wrap">
      {roles.slice(0, SHOWN).map(({ id, label }) => (
        <Box
          key={id}
          as="span"
          bg="grey.subtle"
          color="grey.fg"
          fontSize="xs"
          borderRadius="small"
          paddingInline="1.5"
          whiteSpace="nowrap"
        >
          {label}
        </Box>
      ))}
      {more.length > 0 && (
        <Text as="span" color="fg.muted" fontSize="xs" title={more.map(({ label }) => label).join(', ')}>
          +{more.length}
        </Text>
      )}
    </HStack>
  )
}
