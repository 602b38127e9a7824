import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { recordCommands, recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { taskActions } from './task-actions.ts'
import { taskStatusInWords } from './task-status.tsx'

const one = { read: getTask, input: (taskId: string) => ({ params: { taskId } }) }

export const finder = recordFinder({
  list: listTasks,
  one,
  hit: (task) => ({
    to: linkTo(routes.taskDetails, { taskId: task.id }),
    title: `${task.number}, ${task.title}`,
    detail: taskStatusInWords(task),
  }),
  commands: recordCommands({ ...one, actions: taskActions }),
})
