import type { Task, TaskRef } from '@portal/contract/tasks/task-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { type UndoState, undoes, undoStateOf } from './undo-state.ts'

const TaskLink = ({ task }: { task: Pick<TaskRef, 'id' | 'number'> }) => (
  <TextLink underlined to={linkTo(routes.taskDetails, { taskId: task.id })}>
    {task.number}
  </TextLink>
)

const TITLES: Record<UndoState, string> = {
  BEING_UNDONE: 'This task is being undone',
  UNDONE: 'This task was undone',
  PARTLY_UNDONE: 'This task was partly undone',
}

/** Says of a task that it is undone, or what it undoes, with a link to the other task. */
export function UndoNotice({ task }: { task: Task }) {
  const { parent, undoneBy } = task
  if (parent && undoes(task, parent))
    return (
      <Notice kind="info" title="This task undoes another">
        <Text>
          It undoes <TaskLink task={parent} />.
        </Text>
      </Notice>
    )
  if (!undoneBy) return null
  return (
    <Notice kind="info" title={TITLES[undoStateOf(undoneBy)]}>
      <Text>
        <TaskLink task={undoneBy} /> has the result of each record.
      </Text>
    </Notice>
  )
}
