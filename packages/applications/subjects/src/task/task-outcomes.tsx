import { ROW_RESULTS } from '@portal/contract/tasks/task.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { Box, formatNumber, Text } from '@portal/ui'
import { resultLabel } from './result-label.ts'

type Counted = Pick<TaskSummary, 'outcomes' | 'progress' | 'type' | 'processingAt'>

const isExport = ({ type }: Counted) => type.endsWith('EXPORT')
const isChecked = (task: Counted) => !task.processingAt && !isExport(task)

/** Results by number of rows; expected results while a task is only checked. */
function countsOf(task: Counted) {
  const counts = ROW_RESULTS.flatMap((result) => {
    const count = task.outcomes[result] ?? 0
    return count > 0 ? [{ result, label: resultLabel(result, isChecked(task)), count }] : []
  })
  if (counts.length > 0 || task.progress.processed === 0) return counts
  // Exports write rows without changing any; older tasks were not counted by result.
  const { succeeded, failed } = task.progress
  return [
    { result: 'DONE', label: isExport(task) ? 'Exported' : 'Done', count: succeeded },
    ...(failed > 0
      ? [{ result: 'FAILED', label: resultLabel('FAILED', isChecked(task)), count: failed }]
      : []),
  ]
}

/** The same as lines of text: "Created: 12". */
export const outcomesInWords = (task: Counted): string[] =>
  countsOf(task).map(({ label, count }) => `${label}: ${formatNumber(count)}`)

/** The same as large figures. */
export function TaskOutcomes({ task }: { task: Counted }) {
  const counts = countsOf(task)
  if (counts.length === 0) return null
  return (
    <Box as="section" aria-label={isChecked(task) ? 'Expected result' : 'Results'}>
      {isChecked(task) && <Text color="fg.muted">Only checked so far. Expected result:</Text>}
      <Box as="dl" display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
        {counts.map(({ result, label, count }) => (
          <Box key={result} display="flex" flexDirection="column-reverse">
            <Text as="dt" color="fg.muted" fontSize="sm">
              {label}
            </Text>
            <Text
              as="dd"
              fontSize="xl"
              fontWeight="strong"
              fontVariantNumeric="tabular-nums"
              color={result === 'FAILED' ? 'red.fg' : undefined}
            >
              {formatNumber(count)}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
