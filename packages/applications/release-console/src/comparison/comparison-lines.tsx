import { compareReleases } from '@portal/contract/releases/release-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { Box, Stack, Text } from '@portal/ui'
import { inEnvironment } from '../environment/environment.ts'
import { linesOfComparison } from '../release/lines-of-plan.ts'
import type { RequestedComparison } from './requested-comparison.ts'

/** What changes from one release to another, a line each; a name that changes its owner is highlighted. */
export function ComparisonLines({ from, to }: RequestedComparison) {
  const params = { ...inEnvironment.params, seq: String(to) }
  const lines = linesOfComparison(useLoaded(compareReleases, { params, query: { from } }))
  if (lines.length === 0) return <Text color="fg.muted">Both releases are the same.</Text>
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={`Changes from release ${from} to ${to}`}>
      {lines.map((line) => {
        const [text, color] = typeof line === 'string' ? [line, undefined] : [line.danger, 'red.fg']
        return (
          <Box
            as="li"
            key={text}
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="border"
            color={color}
            overflowWrap="anywhere"
          >
            {text}
          </Box>
        )
      })}
    </Stack>
  )
}
