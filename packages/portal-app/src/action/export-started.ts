import { exportStarted as openExportStarted } from '@portal/ui'

/** The page of a task, as the specification has it; its application is another one. */
const addressOf = (taskId: string) => `/tasks/${encodeURIComponent(taskId)}`

/** Says that an export or import has begun, with the way to its task; `title` where it is something else. */
export const exportStarted = (taskId: string, title?: string): Promise<void> =>
  openExportStarted({ to: addressOf(taskId), ...(title && { title }) })
