import { TASK_STATUS_LABELS } from '@portal/contract/tasks/task.ts'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { recordCommands, recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { taskActions } from './task-actions.ts'

const one = { read: getTask, input: (taskId: string) => ({ params: { taskId } }) }

export const finder = recordFinder({
  list: listTasks,
  one,
  hit: ({ id, number, title, status }) => ({
    to: linkTo(routes.taskDetails, { taskId: id }),
    title: `${number}, ${title}`,
    detail: TASK_STATUS_LABELS[status],
  }),
  commands: recordCommands({ ...one, actions: taskActions }),
})
