import { Box, Flex, Text } from '@portal/ui'
import { Fragment } from 'react'

interface KeycapsProps {
  readonly keys: readonly string[]
  /** Pressed one after the other, not together. */
  readonly inTurn?: true | undefined
}

/** The keys of a shortcut, as drawn on a keyboard. */
export const Keycaps = ({ keys, inTurn }: KeycapsProps) => (
  <Flex as="span" display="inline-flex" gap="1" align="baseline" whiteSpace="nowrap">
    {keys.map((key, index) => (
      <Fragment key={key}>
        {inTurn && index > 0 && (
          <Text as="span" fontSize="xs" color="fg.muted">
            then
          </Text>
        )}
        <Box
          as="kbd"
          fontSize="xs"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="small"
          paddingInline="1.5"
          minWidth="5"
          textAlign="center"
        >
          {key}
        </Box>
      </Fragment>
    ))}
  </Flex>
)
