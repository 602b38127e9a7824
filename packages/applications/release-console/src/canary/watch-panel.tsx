import { Box, DetailsList, Flex, Heading, Moment, Stack, Text } from '@portal/ui'
import { type BundleRow, shortName } from '../bundle/bundle-row.ts'
import { figuresOf } from './figures-of.ts'
import { LateCanaryPlot } from './late-canary-plot.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** A promoted version that is still judged: until when, and its figures beside those of the version before it. */
export function WatchPanel({ row: { bundle, stable, lastGood, watch } }: { row: BundleRow }) {
  if (!watch) return null
  return (
    <Stack
      as="article"
      aria-label={`Promotion of ${shortName(bundle)}`}
      gap="3"
      padding="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
    >
      <Flex align="center" wrap="wrap" gap="3">
        <Heading as="h3" fontSize="md" fontWeight="strong">
          {shortName(bundle)} {stable}
        </Heading>
        <VerdictBadge state={watch} beside="before" />
      </Flex>
      <Text>
        Watched until <Moment at={watch.until} />.{' '}
        {watch.problem === undefined
          ? `Everyone goes back to ${lastGood} automatically if it fails as a canary would.`
          : `It fails, but cannot be taken back automatically: ${watch.problem}`}
      </Text>
      <DetailsList
        items={[
          { label: 'Promoted', value: <Moment at={watch.since} relative /> },
          ...figuresOf(watch, `Stable ${stable}`, `Before ${lastGood}`),
        ]}
      />
      <Box maxWidth="36rem">
        <LateCanaryPlot course={watch} until={new Date().toISOString()} />
      </Box>
    </Stack>
  )
}
