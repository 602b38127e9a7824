import { ROW_RESULT_LABELS } from '@portal/contract/tasks/task.ts'
import type { RowDifference } from '@portal/contract/tasks/task-row-schemas.ts'
import { Box, Heading, Mono, Stack } from '@portal/ui'
import { DPA_LABELS } from '../dpa/dpa-labels.ts'
import { FoldedChanges } from '../subject/folded-changes.tsx'

/** The first differences of a kind; each expands to its changes. */
export function DifferenceList({
  title,
  differences,
}: {
  title: string
  differences: readonly RowDifference[]
}) {
  if (differences.length === 0) return null
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      {differences.map(({ row, key, result, changes }) => (
        <Box as="details" key={row}>
          <Box as="summary" cursor="pointer">
            <Mono>{key}</Mono>, {ROW_RESULT_LABELS[result].toLowerCase()}
          </Box>
          <Box paddingBlock="2">
            <FoldedChanges changes={changes} labels={DPA_LABELS} />
          </Box>
        </Box>
      ))}
    </Stack>
  )
}
