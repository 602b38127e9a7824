import type { AccessSet } from '@portal/contract/access-set.ts'
import { Box, Flex, Heading, Stack, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { Keycaps } from './keycaps.tsx'
import { shortcutsFor } from './shortcuts.ts'

/** The shortcuts that work for the operator, and a link to the setting for single keys. */
export function ShortcutsHelp({ access }: { access: AccessSet }) {
  return (
    <Stack gap="5" paddingInline="5" paddingBottom="5">
      <Box columnCount={{ md: 2 }} columnGap="8">
        {shortcutsFor(access).map(({ where, shortcuts }) => (
          <Box as="section" key={where} breakInside="avoid" paddingBottom="3">
            <Heading as="h3" fontSize="sm" fontWeight="strong" marginBottom="1">
              {where}
            </Heading>
            <Box as="dl">
              {shortcuts.map(({ keys, does, inTurn }) => (
                <Flex key={does} justify="space-between" gap="4" minHeight="7" align="center">
                  <dt>{does}</dt>
                  <dd>
                    <Keycaps keys={keys} inTurn={inTurn} />
                  </dd>
                </Flex>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Text color="fg.muted">
        You can turn off single-key shortcuts in your{' '}
        <TextLink to={`${routes.profile.path}#preferences`} underlined>
          preferences
        </TextLink>
        .
      </Text>
    </Stack>
  )
}
