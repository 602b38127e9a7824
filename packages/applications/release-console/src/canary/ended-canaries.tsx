import type { EndedCanary } from '@portal/contract/releases/canary-state.ts'
import { listEndedCanaries } from '@portal/contract/releases/release-endpoints.ts'
import { Section, useLoaded } from '@portal/portal-app'
import { Box, Button, Flex, Moment, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { shortName } from '../bundle/bundle-row.ts'
import { inEnvironment } from '../environment/environment.ts'
import { REFRESH_MS } from '../environment/refresh.ts'
import { actionInWords } from '../release/release-words.ts'
import { LateCanaryPlot } from './late-canary-plot.tsx'

/** An ended canary: why it ended, and on request how it went. */
function Ended({ canary }: { canary: EndedCanary }) {
  const [isOpen, setIsOpen] = useState(false)
  const { bundle, version, until, end } = canary
  const name = `${shortName(bundle)} ${version}`
  return (
    <Box as="li" paddingBlock="3" borderTopWidth="1px" borderColor="border">
      <Flex justify="space-between" align="baseline" gap="3">
        <Text fontWeight="strong">{name}</Text>
        <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
          <Moment at={until} relative />
        </Text>
      </Flex>
      <Text overflowWrap="anywhere">
        {actionInWords(end.action)} by {end.actor}. {end.reason}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-label={`How it went: ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        How it went
      </Button>
      {isOpen && (
        <Box paddingBlock="3" maxWidth="36rem">
          <LateCanaryPlot course={canary} until={until} end={actionInWords(end.action)} />
        </Box>
      )}
    </Box>
  )
}

/** The canaries that ended most recently, and why; hidden if there are none. */
export function EndedCanaries() {
  const { items } = useLoaded(listEndedCanaries, inEnvironment, { refreshMs: () => REFRESH_MS })
  if (items.length === 0) return null
  return (
    <Section title="Ended canaries">
      <Stack as="ol" gap="0" listStyleType="none" aria-label="Ended canaries">
        {items.map((canary) => (
          <Ended key={canary.end.seq + canary.bundle} canary={canary} />
        ))}
      </Stack>
    </Section>
  )
}
