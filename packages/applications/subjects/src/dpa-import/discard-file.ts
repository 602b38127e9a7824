import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { perform } from '@portal/portal-app'
import { ask } from '@portal/ui'

/** Kept in the task's history: nothing changed, so no reason is required. */
const REASON = 'Discarded before import.'

/** Discards an uploaded file that was not imported. Resolves to whether it was discarded. */
export const discardFile = ({ id, number, file }: Task): Promise<boolean> =>
  ask.confirm({
    title: `Discard ${file?.name ?? number}`,
    confirmLabel: 'Discard file',
    danger: true,
    text: 'Nothing has been imported. Corrections made here are lost.',
    run: () =>
      perform(
        changeTaskStatus,
        { params: { taskId: id }, body: { status: 'CANCELLED', changeReason: REASON } },
        { done: 'File discarded' },
      ),
  })
