import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { Box, formatCount, type Labels, Text, ValueDiff } from '@portal/ui'
import { changesInWords, labelOfChange } from './changes-in-words.ts'

/** How many values a dialog shows. */
const FIRST_VALUES = 3

interface FoldedChangesProps {
  readonly changes: readonly HistoryChange[]
  readonly labels: Labels
  /** The changed parts: "Keys, Business data". */
  readonly where?: string
  /** Names of other records, by ID. */
  readonly names?: ReadonlyMap<string, string>
}

/** The number of changes and the first values; expands to all. */
export function FoldedChanges({ changes, labels, where, names }: FoldedChangesProps) {
  const said = changesInWords(labels, changes, names)
  const labelOf = (path: string) => labelOfChange(labels, path)
  return (
    <>
      <Text>
        {formatCount(said.length, 'change')}
        {where && ` in ${where}`}
      </Text>
      <ValueDiff changes={said.slice(0, FIRST_VALUES)} labelOf={labelOf} />
      {said.length > FIRST_VALUES && (
        <Box as="details">
          <Box as="summary" cursor="pointer">
            Show all {said.length}
          </Box>
          <ValueDiff changes={said.slice(FIRST_VALUES)} labelOf={labelOf} />
        </Box>
      )}
    </>
  )
}
