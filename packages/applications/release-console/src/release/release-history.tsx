import { queryString } from '@portal/contract/query-string.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { useRecordActions } from '@portal/portal-app'
import { Box, Button, Flex, Moment, RowMenu, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Comparison } from '../comparison/comparison.tsx'
import { comparedWith, requestedComparison } from '../comparison/requested-comparison.ts'
import { historyActions } from './release-actions.ts'
import { ReleaseDetails } from './release-details.tsx'
import { actionInWords, differencesInShort } from './release-words.ts'
import { useReleaseHistory } from './use-release-history.ts'

/** All releases: changes, author, time and reason. */
export function ReleaseHistory({ status }: { status: ReleaseStatus }) {
  const newest = status.release.seq
  const { releases, older, isLoadingOlder } = useReleaseHistory()
  const actionsOf = useRecordActions(historyActions)
  const [query, setQuery] = useSearchParams()
  const asked = requestedComparison(query)
  const [askedTimes, setAskedTimes] = useState(0)
  const comparing = (seq: number) => ({
    label: 'Compare with another release',
    onSelect() {
      setQuery(queryString(comparedWith(seq, newest)))
      setAskedTimes(askedTimes + 1)
    },
  })
  return (
    <Stack gap="3">
      {asked && <Comparison key={askedTimes} {...asked} releases={releases} />}
      <Stack as="ol" gap="0" listStyleType="none" aria-label="Releases">
        {releases.map((release) => {
          const { seq, at, actor, action, reason, frozen, differences } = release
          return (
            <Box as="li" key={seq} paddingBlock="3" borderTopWidth="1px" borderColor="border">
              <Flex justify="space-between" align="baseline" gap="3">
                <Text fontWeight="strong">
                  {seq} · {actionInWords(action)}
                </Text>
                <Flex align="baseline" gap="2">
                  <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                    <Moment at={at} relative />
                  </Text>
                  <RowMenu
                    label={`release ${seq}`}
                    items={[comparing(seq), ...actionsOf({ seq, frozen, revision: newest })]}
                  />
                </Flex>
              </Flex>
              {differencesInShort(differences).map((line) => (
                <Text key={line} overflowWrap="anywhere">
                  {line}
                </Text>
              ))}
              <ReleaseDetails release={release} status={status} />
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {actor}: {reason}
              </Text>
            </Box>
          )
        })}
      </Stack>
      {older && (
        <Button loading={isLoadingOlder} onClick={older} alignSelf="flex-start">
          Show older releases
        </Button>
      )}
    </Stack>
  )
}
