import { TASK_TYPE_PERMISSIONS, type TaskType } from '@portal/contract/tasks/task.ts'
import { changeTaskStatus, undoTask } from '@portal/contract/tasks/task-endpoints.ts'
import {
  permissionToUndo,
  refusalToCancelTask,
  refusalToConfirmTask,
  refusalToRepeatTask,
  refusalToUndoTask,
  undoableRows,
} from '@portal/contract/tasks/task-rules.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { actionsOn, typedCount } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { accessOf, currentSession } from '@portal/session'
import { formatCount } from '@portal/ui'
import { routes } from '../routes.ts'
import { outcomesInWords } from './task-outcomes.tsx'
import { impactOfUndo } from './undo-impact.ts'

const onTask = actionsOn<TaskSummary>()
const params = ({ id }: TaskSummary) => ({ taskId: id })
const pageOf = (taskId: string) => ({ to: linkTo(routes.taskDetails, { taskId }), label: 'View task' })

/** What is missing of the permissions to start tasks of a type. */
export function missingFor(type: TaskType): string | undefined {
  const { permissions } = accessOf(currentSession())
  const needed = TASK_TYPE_PERMISSIONS[type]
  return needed.some((permission) => permissions.has(permission)) ? undefined : `Needs ${needed.join(' or ')}`
}

/** What is missing besides that, because of what a task does. */
const missingOf = (permission: string | undefined) =>
  permission === undefined || accessOf(currentSession()).permissions.has(permission)
    ? undefined
    : `Needs ${permission}`

/** Continuing a task needs the same permissions as starting it. */
const missingToContinue = ({ type, permission, undonePermission }: TaskSummary) =>
  missingFor(type) ?? missingOf(permission) ?? missingOf(undonePermission)

const isBatch = ({ type }: TaskSummary) => type === 'DPA_BATCH'

/** An undo needs the permissions of the task, and that of the opposite change. */
const missingToUndo = (task: TaskSummary) => missingToContinue(task) ?? missingOf(permissionToUndo(task))

const rowsOf = (tasks: readonly TaskSummary[]) =>
  tasks.reduce((sum, { progress }) => sum + progress.succeeded, 0)

/** Actions for a task. */
export const taskActions = {
  confirm: onTask.call(changeTaskStatus, {
    label: 'Confirm',
    applies: (task) => !refusalToConfirmTask(task),
    blocked: missingToContinue,
    ask: {
      kind: 'reason',
      title: ({ number, title }) => `Confirm ${number}, ${title}?`,
      impact: async ([task]) => (task ? outcomesInWords(task) : []),
    },
    input: (task) => ({ params: params(task), body: { status: 'RUNNING' as const } }),
    done: ({ number }) => `${number} continues`,
  }),
  repeat: onTask.makes(changeTaskStatus, {
    label: 'Retry failed rows',
    applies: (task) => !refusalToRepeatTask(task),
    blocked: missingToContinue,
    ask: {
      kind: 'optionalReason',
      title: ({ number, title }) => `Retry failed rows of ${number}, ${title}?`,
      impact: async ([task]) =>
        task && task.progress.failed > 0
          ? [`${formatCount(task.progress.failed, 'row')} failed. The others stay unchanged.`]
          : ['The task starts again.'],
    },
    input: (task, changeReason) => ({
      params: params(task),
      body: { status: 'QUEUED' as const, ...(changeReason && { changeReason }) },
    }),
    linkTo: ({ id }) => pageOf(id),
    done: ({ number }) => `Retrying failed rows of ${number}`,
  }),
  undo: onTask.makes(undoTask, {
    label: 'Undo import',
    danger: true,
    applies: (task) => !isBatch(task) && !refusalToUndoTask(task),
    blocked: missingToUndo,
    ask: {
      kind: 'removeWithReason',
      title: ({ number, title }) => `Undo ${number}, ${title}?`,
      match: ({ number }) => number,
      impact: async ([task]) => [
        ...(task ? outcomesInWords(task) : []),
        'Created records are deleted, and changed ones are restored. Refused if any of them changed since.',
      ],
    },
    input: (task, changeReason = '') => ({ params: params(task), body: { changeReason } }),
    linkTo: ({ taskId }) => pageOf(taskId),
    done: ({ number }) => `${number} is being undone`,
  }),
  undoBatch: onTask.makes(undoTask, {
    label: 'Undo bulk action',
    danger: true,
    applies: (task) => isBatch(task) && !refusalToUndoTask(task),
    blocked: missingToUndo,
    ask: {
      kind: 'reason',
      title: ({ number, title }) => `Undo ${number}, ${title}?`,
      match: (task) => typedCount(undoableRows(task)),
      impact: async ([task]) => (task ? impactOfUndo(task) : []),
    },
    input: (task, changeReason = '') => ({ params: params(task), body: { changeReason } }),
    linkTo: ({ taskId }) => pageOf(taskId),
    done: ({ number }) => `${number} is being undone`,
  }),
  cancel: onTask.call(changeTaskStatus, {
    label: 'Cancel task',
    danger: true,
    bulk: true,
    applies: (task) => !refusalToCancelTask(task),
    ask: {
      kind: 'reason',
      title: ({ number, title }) => `Cancel ${number}, ${title}?`,
      impact: async (tasks) =>
        tasks.some(({ processingAt }) => processingAt)
          ? [`${formatCount(rowsOf(tasks), 'row')} already processed will not be undone.`]
          : ['Nothing has been changed yet.'],
    },
    input: (task) => ({ params: params(task), body: { status: 'CANCELLED' as const } }),
    done: ({ number }) => `${number} canceled`,
  }),
}
