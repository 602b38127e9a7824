/** The screens of all tasks and of one (specification, section 2): what starts a task links there. */
export const TASK_LIST = '/tasks'
export const TASK_SCREEN = '/tasks/:taskId'

/** The address of a task's screen. */
export const taskAddress = (taskId: string): string =>
  TASK_SCREEN.replace(':taskId', encodeURIComponent(taskId))
