import { Box, Flex, Heading, Stack } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Logo } from '../frame/logo.tsx'

/** A card on an otherwise empty page, for visitors who are not signed in. */
export function PublicCard({ title, children }: { title?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element was removed with the previous screen.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Flex minHeight="calc(100dvh - 3rem)" align="center" justify="center">
      <Stack
        gap="5"
        width="380px"
        maxWidth="full"
        padding="8"
        borderWidth="1px"
        borderColor="border"
        borderRadius="panel"
        bg="bg.raised"
      >
        <Logo />
        {title && (
          <Heading
            ref={heading}
            as="h1"
            tabIndex={-1}
            outline="none"
            fontSize="xl"
            fontWeight="strong"
            lineHeight="1.3"
          >
            {title}
          </Heading>
        )}
        <Box display="contents">{children}</Box>
      </Stack>
    </Flex>
  )
}
