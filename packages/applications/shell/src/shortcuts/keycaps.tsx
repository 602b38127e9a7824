import { Box, Flex } from '@portal/ui'

/** The keys of a shortcut, as drawn on a keyboard. */
export const Keycaps = ({ keys }: { readonly keys: readonly string[] }) => (
  <Flex as="span" display="inline-flex" gap="1">
    {keys.map((key) => (
      <Box
        as="kbd"
        key={key}
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
    ))}
  </Flex>
)
