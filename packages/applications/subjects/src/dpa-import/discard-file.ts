import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { ask } from '@portal/ui'
import { changeAsSeen } from './change-as-seen.ts'

/** Kept in the task's history: nothing changed, so no reason is required. */
const REASON = 'Discarded before import.'

/** Discards an uploaded file that was not imported. Resolves to whether it was discarded. */
export const discardFile = (task: Task): Promise<boolean> =>
  ask.confirm({
    title: `Discard ${task.file?.name ?? task.number}`,
    confirmLabel: 'Discard file',
    danger: true,
    text: 'Nothing has been imported. Corrections made here are lost.',
    run: () =>
      changeAsSeen(
        task,
        changeTaskStatus,
        { params: { taskId: task.id }, body: { status: 'CANCELLED', changeReason: REASON } },
        { done: 'File discarded' },
      ),
  })
