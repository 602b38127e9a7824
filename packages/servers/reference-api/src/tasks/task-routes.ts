import { ARTIFACT_DAYS } from '@portal/contract/tasks/task.ts'
import {
  changeTaskStatus,
  getTask,
  getTaskStatus,
  listTaskErrors,
  listTaskRows,
  listTasks,
} from '@portal/contract/tasks/task-endpoints.ts'
import { refusalToRepeatTask } from '@portal/contract/tasks/task-rules.ts'
import { ApiError, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import type { Settings } from '../settings.ts'
import { serveUploads } from '../storage/upload-routes.ts'
import { requireAsCompared } from '../subjects/package/compared-with.ts'
import { requireToContinuePromotion } from '../subjects/package/require-to-publish.ts'
import { serveChecks } from './check-routes.ts'
import { startTask, wakeWorkers } from './start-task.ts'
import { listErrorsOf } from './task-errors.ts'
import { cancel, confirm, requireToContinue } from './task-lifecycle.ts'
import { listTasksFor } from './task-list.ts'
import { progressOf } from './task-progress.ts'
import { listRowsOf } from './task-row-list.ts'
import { type TaskRecord, taskNumber, taskStore } from './task-store.ts'
import { taskSummary, taskView } from './task-view.ts'

function serveReads(api: Api): void {
  serve(api, listTasks, async ({ db, caller, query }) => ({ body: await listTasksFor(db, caller, query) }))

  serve(api, getTask, async ({ db, caller, params }) => {
    const task = await taskStore(db, caller).get(params.taskId)
    return {
      body: await taskView({ db, caller, api }, task),
      revision: task.revision,
      isLively: true,
    }
  })

  serve(api, listTaskErrors, async ({ db, caller, params, query }) => ({
    body: await listErrorsOf(db, await taskStore(db, caller).get(params.taskId), query),
  }))

  serve(api, listTaskRows, async ({ db, caller, params, query }) => ({
    body: await listRowsOf(db, await taskStore(db, caller).get(params.taskId), query),
  }))

  serve(api, getTaskStatus, async ({ db, caller, params }) => {
    const task = await taskStore(db, caller).get(params.taskId)
    return { body: { status: task.status, progress: progressOf(task) } }
  })
}

/** Throws unless the task's source still exists. */
async function requireSource({ storage }: Api, { sourceKey }: TaskRecord): Promise<void> {
  if (!sourceKey || (await storage.sizeOf(sourceKey)) !== undefined) return
  const message = `Files are kept for ${ARTIFACT_DAYS} days. The file of this task is gone.`
  throw new ApiError('INVALID_STATE', { message })
}

function serveStatus(api: Api): void {
  serve(api, changeTaskStatus, async ({ db, caller, params, body, ifMatch }) => {
    const store = taskStore(db, caller)
    const before = await store.lock(params.taskId)
    const { changeReason } = body
    // A task ends by itself: canceling too late reports that, and not a conflict with another operator.
    const cancelled =
      body.status === 'CANCELLED' ? cancel(before, changeReason, caller.person, new Date()) : undefined
    requireMatch(ifMatch, before)
    const reader = { db, caller, api }
    const answer = async (task: typeof before, action: string) => ({
      body: await taskView(reader, task),
      revision: task.revision,
      recorded: {
        action,
        entity: 'task' as const,
        entityId: task.id,
        revision: task.revision,
        changes: [{ path: '/status', op: 'REPLACE' as const, before: before.status, after: task.status }],
        changeReason,
      },
    })
    if (cancelled) return answer(await store.change(before, cancelled, caller.person), 'TASK_CANCELLED')
    requireToContinue(caller, before)
    requireToContinuePromotion(caller, before)
    if (body.status === 'RUNNING') {
      await requireAsCompared(db, before)
      const task = await store.change(before, confirm(before, body, new Date()), caller.person)
      await wakeWorkers(db)
      return answer(task, 'TASK_CONFIRMED')
    }
    requireAllowed(refusalToRepeatTask(taskSummary(before)))
    await requireSource(api, before)
    const id = await startTask(db, caller, {
      type: before.type,
      title: `${before.title}: failed rows of ${taskNumber(before.no)}`,
      options: before.options,
      permission: before.permission ?? undefined,
      undonePermission: before.undonePermission ?? undefined,
      subjectId: before.subjectId ?? undefined,
      subjectTypes: before.subjectTypes,
      changeReason: changeReason ?? before.changeReason ?? undefined,
      parentTaskId: before.id,
      sourceKey: before.sourceKey ?? undefined,
      file: before.file ?? undefined,
      head: before.package?.head,
    })
    return answer(await store.get(id), 'TASK_RETRIED')
  })
}

export function serveTasks(api: Api, { uploadQuotas }: Pick<Settings, 'uploadQuotas'>): void {
  serveUploads(api, uploadQuotas)
  serveReads(api)
  serveStatus(api)
  serveChecks(api)
}
