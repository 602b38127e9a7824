import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { formatNumber, HStack, ProgressBar, Text } from '@portal/ui'
import { hasEnded, isMoving } from './task-times.ts'

type Counted = Pick<TaskSummary, 'number' | 'status' | 'progress'>

/** How many rows are done, of how many, and how many failed: "120 of 400, 3 failed". */
export function rowsInWords({
  status,
  processingAt,
  progress,
}: Pick<TaskSummary, 'status' | 'processingAt' | 'progress'>): string {
  const { total, processed, failed } = progress
  if (processed === 0 && total === null) return ''
  // What was given up before it began has done nothing with the rows.
  if (status === 'CANCELLED' && processingAt === null) return `${formatNumber(processed)} checked`
  const done = formatNumber(hasEnded({ status }) ? processed - failed : processed)
  const all = total === null ? '' : ` of ${formatNumber(total)}`
  return `${done}${all}${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`
}

/** How far a task is that runs; nothing for one that waits, or has ended. */
export function TaskBar({ task }: { task: Counted }) {
  const { percent } = task.progress
  if (!isMoving(task)) return null
  return (
    <HStack gap="2" minWidth="8rem" width="full">
      <ProgressBar
        max={100}
        {...(percent !== null && { value: percent })}
        aria-label={`Progress of ${task.number}`}
      />
      {percent !== null && (
        <Text as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {percent}%
        </Text>
      )}
    </HStack>
  )
}
