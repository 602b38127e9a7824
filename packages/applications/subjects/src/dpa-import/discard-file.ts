import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { perform, sentencesOf } from '@portal/portal-app'
import { ask } from '@portal/ui'

/** Kept in the history of the task: nothing was changed, so nobody is asked for more words. */
const REASON = 'Discarded before anything was imported.'

/** Gives a file up that was uploaded, but not imported. Resolves to whether that was done. */
export const discardFile = ({ id, number, file }: Task): Promise<boolean> =>
  ask.confirm({
    title: `Discard ${file?.name ?? number}`,
    confirmLabel: 'Discard file',
    danger: true,
    text: 'Nothing has been imported. What was corrected here is lost.',
    run: () =>
      perform(
        changeTaskStatus,
        { params: { taskId: id }, body: { status: 'CANCELLED', changeReason: REASON } },
        { done: 'The file is discarded' },
      ).catch(sentencesOf),
  })
