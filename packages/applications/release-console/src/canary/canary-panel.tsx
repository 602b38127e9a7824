import { CircleCheck, CircleX, Hourglass, Snail } from '@lucide/icons'
import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { RecordActions } from '@portal/portal-app'
import {
  Box,
  DetailsList,
  Flex,
  Heading,
  Moment,
  Stack,
  StatusBadge,
  type StatusLooks,
  Text,
} from '@portal/ui'
import { canaryActions } from '../bundle/bundle-actions.ts'
import { type BundleRow, shortName } from '../bundle/bundle-row.ts'
import {
  outlookInWords,
  reachInWords,
  sessionsInWords,
  stepsInWords,
  timeInWords,
} from '../release/release-words.ts'
import { SourceNote } from '../source/source-note.tsx'
import { LateCanaryPlot } from './late-canary-plot.tsx'

const VERDICTS: StatusLooks<CanaryState['verdict'] | 'slower'> = {
  failed: { label: 'Worse than allowed', tone: 'red', icon: CircleX },
  slower: { label: 'Slower than stable', tone: 'amber', icon: Snail },
  passed: { label: 'Good so far', tone: 'green', icon: CircleCheck },
  undecided: { label: 'Not enough data yet', tone: 'grey', icon: Hourglass },
}

const verdictOf = ({ verdict, speed }: CanaryState) =>
  verdict !== 'failed' && speed?.isSlower ? 'slower' : verdict

/** Figures of both versions side by side. */
function figuresOf({ canary, stable, state }: BundleRow) {
  if (!canary || !state) return []
  const { parts, speed } = state
  return [
    { label: `Canary ${canary.version}`, value: sessionsInWords(state.canary) },
    { label: `Stable ${stable}`, value: sessionsInWords(state.stable) },
    ...(parts.canary.sessions > 0
      ? [
          { label: `Cards and commands ${canary.version}`, value: sessionsInWords(parts.canary) },
          { label: `Cards and commands ${stable}`, value: sessionsInWords(parts.stable) },
        ]
      : []),
    ...(speed
      ? [
          { label: `Time to show ${canary.version}`, value: timeInWords(speed.canaryMs) },
          { label: `Time to show ${stable}`, value: timeInWords(speed.stableMs) },
        ]
      : []),
  ]
}

/** A running canary: its reach, its figures beside the stable version's, and its actions. */
export function CanaryPanel({ row, isFrozen }: { row: BundleRow; isFrozen: boolean }) {
  const { bundle, canary, state } = row
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
          {state && <StatusBadge status={verdictOf(state)} looks={VERDICTS} />}
        </Flex>
        <RecordActions actions={canaryActions} record={row} />
      </Flex>
      <Text>{outlookInWords(row, isFrozen)}</Text>
      <DetailsList
        items={[
          { label: 'Reaches', value: `${reachInWords(canary)}; ${stepsInWords(canary)}` },
          { label: 'Since', value: state && <Moment at={state.since} relative /> },
          ...(source ? [{ label: 'Built from', value: <SourceNote source={source} /> }] : []),
          ...figuresOf(row),
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
