import { RecordActions } from '@portal/portal-app'
import { Box, DetailsList, Flex, Heading, Moment, Stack, Text } from '@portal/ui'
import { canaryActions } from '../bundle/bundle-actions.ts'
import { type BundleRow, shortName } from '../bundle/bundle-row.ts'
import { outlookInWords, reachInWords, stepsInWords } from '../release/release-words.ts'
import { SourceNote } from '../source/source-note.tsx'
import { figuresOf } from './figures-of.ts'
import { LateCanaryPlot } from './late-canary-plot.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** A running canary: its reach, its figures beside the stable version's, and its actions. */
export function CanaryPanel({ row, isFrozen }: { row: BundleRow; isFrozen: boolean }) {
  const { bundle, canary, stable, state } = row
  const source = row.canaryFacts?.source
  if (!canary) return null
  return (
    <Stack
      as="article"
      aria-label={`Canary of ${shortName(bundle)}`}
      gap="3"
      padding="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
    >
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Flex align="center" wrap="wrap" gap="3">
          <Heading as="h3" fontSize="md" fontWeight="strong">
            {shortName(bundle)} {canary.version}
          </Heading>
          {state && <VerdictBadge state={state} beside="stable" />}
        </Flex>
        <RecordActions actions={canaryActions} record={row} />
      </Flex>
      <Text>{outlookInWords(row, isFrozen)}</Text>
      <DetailsList
        items={[
          { label: 'Reaches', value: `${reachInWords(canary)}; ${stepsInWords(canary)}` },
          { label: 'Since', value: state && <Moment at={state.since} relative /> },
          ...(source ? [{ label: 'Built from', value: <SourceNote source={source} /> }] : []),
          ...(state ? figuresOf(state, `Canary ${canary.version}`, `Stable ${stable}`) : []),
        ]}
      />
      {state && (
        <Box maxWidth="36rem">
          <LateCanaryPlot course={state} until={new Date().toISOString()} />
        </Box>
      )}
    </Stack>
  )
}
