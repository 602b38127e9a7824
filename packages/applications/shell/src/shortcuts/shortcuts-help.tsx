import { Box, Flex, Heading, Stack, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** All shortcuts, and a link to the setting for single keys. */
export function ShortcutsHelp() {
  return (
    <Stack gap="5" paddingInline="5" paddingBottom="5">
      {SHORTCUTS.map(({ where, shortcuts }) => (
        <Box as="section" key={where}>
          <Heading as="h3" fontSize="sm" fontWeight="strong" marginBottom="1">
            {where}
          </Heading>
          <Box as="dl">
            {shortcuts.map(({ keys, does }) => (
              <Flex key={does} justify="space-between" gap="4" minHeight="7" align="center">
                <dt>{does}</dt>
                <Flex as="dd" gap="1">
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
              </Flex>
            ))}
          </Box>
        </Box>
      ))}
      <Text color="fg.muted">
        Single letters can be switched off in your{' '}
        <TextLink to={`${routes.profile.path}#preferences`} underlined>
          preferences
        </TextLink>
        .
      </Text>
    </Stack>
  )
}
