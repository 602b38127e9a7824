import { TASK_STATUS_LABELS } from '@portal/contract/tasks/task.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ButtonLink, HStack, Notice, Stack } from '@portal/ui'
import { routes } from '../routes.ts'
import { OutcomeCounts } from './outcome-counts.tsx'

/** The outcome of a file in a few words. */
function inWords({ status, file, number, processingAt }: Task): string {
  const name = file?.name ?? number
  if (status === 'FAILED') return `${name} cannot be imported`
  if (status === 'COMPLETED' && processingAt === null) return `${name} contains no changes`
  return `${name}: ${TASK_STATUS_LABELS[status].toLowerCase()}`
}

/** A file whose import has ended or cannot start. */
export function EndedImport({ task, onAnother }: { task: Task; onAnother(): void }) {
  const { status, failure, outcomes, id, number } = task
  const isUnread = status === 'FAILED'
  return (
    <Stack as="section" gap="4">
      <Notice kind={isUnread ? 'error' : 'info'} title={inWords(task)}>
        {failure?.message}
      </Notice>
      {!isUnread && <OutcomeCounts outcomes={outcomes} />}
      <HStack wrap="wrap">
        <ButtonLink to={linkTo(routes.taskDetails, { taskId: id })}>View task {number}</ButtonLink>
        <Button onClick={onAnother}>Select another file</Button>
      </HStack>
    </Stack>
  )
}
