/** The screens of all tasks and of one (specification, section 2): whatever begins a task leads there. */
export const TASK_LIST = '/tasks'
export const TASK_SCREEN = '/tasks/:taskId'

/** The address of the screen of one task. */
export const taskAddress = (taskId: string): string =>
  TASK_SCREEN.replace(':taskId', encodeURIComponent(taskId))
