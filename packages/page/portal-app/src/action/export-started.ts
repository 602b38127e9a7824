import { taskAddress } from '@portal/contract/tasks/task-address.ts'
import { exportStarted as openExportStarted } from '@portal/ui'

/** Says that an export or import has begun, with the way to its task; `title` where it is something else. */
export const exportStarted = (taskId: string, title?: string): Promise<void> =>
  openExportStarted({ to: taskAddress(taskId), ...(title && { title }) })
