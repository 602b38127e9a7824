import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { CopyButton, HStack, Moment, Mono, Page, Stack } from '@portal/ui'
import { routes } from '../routes.ts'
import { taskActions } from './task-actions.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskFiles } from './task-files.tsx'
import { TaskNotices } from './task-notices.tsx'
import { TaskOutcomes } from './task-outcomes.tsx'
import { TaskBar } from './task-progress.tsx'
import { TaskRows } from './task-rows.tsx'
import { TaskStatus } from './task-status.tsx'
import { TaskSteps } from './task-steps.tsx'
import { hasEnded, refreshMsOf } from './task-times.ts'

/** Until the tasks that follow it have ended as well: they can undo it. */
const refreshMsWith = (task: Task) => refreshMsOf(task.children.find((child) => !hasEnded(child)) ?? task)

export default function TaskDetailsPage() {
  const { taskId } = useRouteParams(routes.taskDetails)
  const task = useLoaded(getTask, { params: { taskId } }, { refreshMs: refreshMsWith })
  return (
    <Page
      title={`${task.number}, ${task.title}`}
      status={<TaskStatus task={task} />}
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
        <TaskRows task={task} />
        <TaskFiles task={task} />
        <TaskFacts task={task} />
      </Stack>
    </Page>
  )
}
