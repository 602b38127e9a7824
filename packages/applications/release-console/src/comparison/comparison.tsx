import { queryString } from '@portal/contract/query-string.ts'
import { CardBody, useBundleFacts } from '@portal/portal-app'
import { Box, Button, Flex, Heading, Stack } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { actionInWords } from '../release/release-words.ts'
import type { useReleaseHistory } from '../release/use-release-history.ts'
import { ComparisonLines } from './comparison-lines.tsx'
import { ReleaseChoice } from './release-choice.tsx'
import type { RequestedComparison } from './requested-comparison.ts'

const LINES = 4

interface ComparisonProps extends RequestedComparison {
  /** The releases to choose from. */
  readonly releases: ReturnType<typeof useReleaseHistory>['releases']
}

/** Two releases to choose, which the address names, and what changes from one to the other. */
export function Comparison({ from, to, releases }: ComparisonProps) {
  const facts = useBundleFacts('@portal/release-console')
  const [, setQuery] = useSearchParams()
  const box = useRef<HTMLElement>(null)
  const choose = (chosen: Partial<RequestedComparison>) =>
    setQuery(queryString({ from, to, ...chosen }), { replace: true })

  // The list that it is asked for in is below it, and may be long.
  useEffect(() => box.current?.focus(), [])

  const options = releases.map(({ seq, action, actor }) => ({
    seq,
    label: `${seq} · ${actionInWords(action)} by ${actor}`,
  }))
  return (
    <Box
      as="article"
      ref={box}
      tabIndex={-1}
      outline="none"
      aria-label="Comparison of releases"
      padding="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      scrollMarginTop="6rem"
    >
      <Stack gap="4">
        <Flex justify="space-between" align="center" gap="3">
          <Heading as="h3" fontSize="md" fontWeight="strong">
            Compare releases
          </Heading>
          <Button size="sm" variant="ghost" onClick={() => setQuery({}, { replace: true })}>
            Close
          </Button>
        </Flex>
        <Stack gap="4" maxWidth="36rem">
          <ReleaseChoice
            label="From"
            value={from}
            options={options}
            onChoose={(seq) => choose({ from: seq })}
          />
          <ReleaseChoice label="To" value={to} options={options} onChoose={(seq) => choose({ to: seq })} />
        </Stack>
        <CardBody key={`${from} ${to}`} facts={facts} lines={LINES}>
          <ComparisonLines from={from} to={to} />
        </CardBody>
      </Stack>
    </Box>
  )
}
