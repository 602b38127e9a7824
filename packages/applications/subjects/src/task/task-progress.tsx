import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { formatNumber, HStack, ProgressBar, Text } from '@portal/ui'
import { hasEnded, isMoving } from './task-times.ts'

type Counted = Pick<TaskSummary, 'number' | 'status' | 'progress'>

/** Processed, total and failed rows: "120 of 400, 3 failed". */
export function rowsInWords({
  status,
  processingAt,
  progress,
}: Pick<TaskSummary, 'status' | 'processingAt' | 'progress'>): string {
  const { total, processed, failed } = progress
  if (processed === 0 && total === null) return ''
  // A task canceled before it started has processed no rows.
  if (status === 'CANCELLED' && processingAt === null) return `${formatNumber(processed)} checked`
  const done = formatNumber(hasEnded({ status }) ? processed - failed : processed)
  const all = total === null ? '' : ` of ${formatNumber(total)}`
  return `${done}${all}${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`
}

/** Progress of a running task; nothing for one that is queued or has ended. */
export function TaskBar({ task }: { task: Counted }) {
  const { percent } = task.progress
  if (!isMoving(task)) return null
  return (
    <HStack gap="2" minWidth="8rem" minHeight="4" width="full">
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
