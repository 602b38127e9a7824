import { UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { CopyButton, HStack, Moment, Mono, Page, Stack } from '@portal/ui'
import { routes } from '../routes.ts'
import { taskActions } from './task-actions.ts'
import { TaskErrors } from './task-errors.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TaskFiles } from './task-files.tsx'
import { TaskNotices } from './task-notices.tsx'
import { TaskOutcomes } from './task-outcomes.tsx'
import { TaskBar } from './task-progress.tsx'
import { TaskRecords } from './task-records.tsx'
import { TaskStatus } from './task-status.tsx'
import { TaskSteps } from './task-steps.tsx'
import { hasEnded, refreshMsOf } from './task-times.ts'

/** Errors of a file name the cell to correct. */
const listsErrors = ({ type, progress }: Task) =>
  progress.failed > 0 && type !== 'DPA_BATCH' && !isOneOf(UNDO_TYPES, type)

const listsRecords = (task: Task) =>
  hasEnded(task) &&
  task.processingAt !== null &&
  task.progress.processed > 0 &&
  !task.type.endsWith('EXPORT') &&
  !listsErrors(task)

export default function TaskDetailsPage() {
  const { taskId } = useRouteParams(routes.taskDetails)
  const task = useLoaded(getTask, { params: { taskId } }, { refreshMs: refreshMsOf })
  return (
    <Page
      title={`${task.number}, ${task.title}`}
      status={<TaskStatus status={task.status} />}
      meta={
        <HStack columnGap="4" rowGap="0" wrap="wrap">
          <HStack gap="1">
            <Mono>{task.id}</Mono>
            <CopyButton value={task.id} label="task ID" />
          </HStack>
          <span>
            Requested by {task.createdBy.name} <Moment at={task.createdAt} relative />
          </span>
        </HStack>
      }
      actions={<RecordActions actions={taskActions} record={task} />}
    >
      <Stack gap="6">
        <TaskNotices task={task} />
        <TaskSteps task={task} />
        <TaskBar task={task} />
        <TaskOutcomes task={task} />
        {listsErrors(task) && <TaskErrors task={task} />}
        {listsRecords(task) && <TaskRecords task={task} />}
        <TaskFiles task={task} />
        <TaskFacts task={task} />
      </Stack>
    </Page>
  )
}
