import { taskAddress } from '@portal/contract/tasks/task-address.ts'
import { exportStarted as openExportStarted } from '@portal/ui'

/** Reports that an export or import has started, with a link to its task; `title` replaces the default. */
export const exportStarted = (taskId: string, title?: string): Promise<void> =>
  openExportStarted({ to: taskAddress(taskId), ...(title && { title }) })
