import { Box, HStack } from '@portal/ui'
import type { ReactNode } from 'react'

interface AccessRowProps {
  readonly children: ReactNode
  readonly action: ReactNode
}

/** A role or a request in a list, with what can be done about it. */
export function AccessRow({ children, action }: AccessRowProps) {
  return (
    <HStack
      as="li"
      gap="3"
      wrap="wrap"
      justify="space-between"
      borderTopWidth="1px"
      borderColor="border"
      paddingBlock="2"
    >
      <Box flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        {children}
      </Box>
      {action}
    </HStack>
  )
}
