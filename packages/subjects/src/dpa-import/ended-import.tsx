import { TASK_STATUS_LABELS } from '@portal/contract/tasks/task.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { Button, ButtonLink, HStack, Notice, Stack } from '@portal/ui'
import { OutcomeCounts } from './outcome-counts.tsx'
import { taskLink } from './task-link.ts'

/** A file that nothing waits for any more: it is imported, or cannot be. */
export function EndedImport({ task, onAnother }: { task: Task; onAnother(): void }) {
  const name = task.file?.name ?? task.number
  const isUnread = task.status === 'FAILED'
  return (
    <Stack as="section" gap="4">
      <Notice
        kind={isUnread ? 'error' : 'info'}
        title={
          isUnread
            ? `${name} cannot be imported`
            : `${name}: ${TASK_STATUS_LABELS[task.status].toLowerCase()}`
        }
      >
        {task.failure?.message}
      </Notice>
      {!isUnread && <OutcomeCounts outcomes={task.outcomes} />}
      <HStack wrap="wrap">
        <ButtonLink to={taskLink(task.id)}>View task {task.number}</ButtonLink>
        <Button onClick={onAnother}>Import another file</Button>
      </HStack>
    </Stack>
  )
}
