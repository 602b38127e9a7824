import { UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import type { Task, TaskRef } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { hasEnded } from './task-times.ts'

const isUndo = ({ type }: Pick<TaskRef, 'type'>) => isOneOf(UNDO_TYPES, type)

const TaskLink = ({ task }: { task: TaskRef }) => (
  <TextLink underlined to={linkTo(routes.taskDetails, { taskId: task.id })}>
    {task.number}
  </TextLink>
)

function titleOf(undoing: TaskRef): string {
  if (!hasEnded(undoing)) return 'This task is being undone'
  return undoing.status === 'COMPLETED' ? 'This task was undone' : 'This task was partly undone'
}

/** Says of a task that it is undone, or what it undoes, with a link to the other task. */
export function UndoNotice({ task }: { task: Task }) {
  const { parent, children, isUndone } = task
  if (parent && isUndo(task) && !isUndo(parent))
    return (
      <Notice kind="info" title="This task undoes another">
        <Text>
          It undoes <TaskLink task={parent} />.
        </Text>
      </Notice>
    )
  const undoing = children.findLast(isUndo)
  if (!isUndone || !undoing) return null
  return (
    <Notice kind="info" title={titleOf(undoing)}>
      <Text>
        <TaskLink task={undoing} /> has the result of each record.
      </Text>
    </Notice>
  )
}
