import { undoTask } from '@portal/contract/tasks/task-endpoints.ts'
import { permissionToUndo, refusalToUndoTask } from '@portal/contract/tasks/task-rules.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import { startTask, taskStarted } from '../../tasks/start-task.ts'
import { requireToContinue } from '../../tasks/task-lifecycle.ts'
import { taskNumber, taskStore } from '../../tasks/task-store.ts'
import { taskSummary } from '../../tasks/task-view.ts'
import { keepBatchList } from './batch-list.ts'
import { idsMadeBy, obstacleToUndo } from './undo-check.ts'

export function serveDpaUndo(api: Api): void {
  serve(api, undoTask, async ({ db, caller, params, body }) => {
    const undone = await taskStore(db, caller).lock(params.taskId)
    requireToContinue(caller, undone)
    requireAllowed(refusalToUndoTask(taskSummary(undone)))
    const opposite = permissionToUndo(undone)
    if (opposite) requireAnyOf(caller, [opposite])
    const isBatch = undone.type === 'DPA_BATCH'
    const obstacle = await obstacleToUndo(db, undone, isBatch)
    if (obstacle) throw new ApiError('INVALID_STATE', { message: obstacle })
    const { changeReason } = body
    const { key: sourceKey } = await keepBatchList(api.storage, caller, idsMadeBy(db, undone))
    const id = await startTask(db, caller, {
      type: isBatch ? 'DPA_BATCH_UNDO' : 'DPA_IMPORT_UNDO',
      title: `Undo ${taskNumber(undone.no)}, ${undone.title}`,
      subjectId: undone.subjectId ?? undefined,
      subjectTypes: undone.subjectTypes,
      options: { taskId: undone.id, ...body },
      permission: opposite ?? undone.permission ?? undefined,
      undonePermission: undone.permission ?? undefined,
      changeReason,
      parentTaskId: undone.id,
      sourceKey,
    })
    return taskStarted(id, changeReason)
  })
}
