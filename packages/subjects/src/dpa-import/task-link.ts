/** The way to a task's own page. */
export const taskLink = (taskId: string): string => `/tasks/${taskId}`
