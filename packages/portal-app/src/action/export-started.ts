import { taskPage } from '@portal/contract/tasks/task.ts'
import { exportStarted as openExportStarted } from '@portal/ui'

/** Says that an export or import has begun, with the way to its task. */
export const exportStarted = (taskId: string): Promise<void> => openExportStarted({ to: taskPage(taskId) })
