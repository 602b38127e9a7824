import { endpointsTypedBy } from '../endpoint.ts'
import { TASK_TYPE_PERMISSIONS } from './task.ts'
import type * as schemas from './task-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.taskSchemas>()

export const listTasks = endpoint('listTasks', 'GET /tasks', { permission: 'task.search' })

export const getTask = endpoint('getTask', 'GET /tasks/:taskId', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
  revisioned: true,
})

export const getTaskStatus = endpoint('getTaskStatus', 'GET /tasks/:taskId/status', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
})

/** All failed rows of a task; of a checked task, those that will fail. */
export const listTaskErrors = endpoint('listTaskErrors', 'GET /tasks/:taskId/errors', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
})

/** What a task did to each record, or would do to it if it is only checked. */
export const listTaskRows = endpoint('listTaskRows', 'GET /tasks/:taskId/rows', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
})

/** Confirms a checked task, cancels it, or retries failed rows as a new task, which is returned. */
export const changeTaskStatus = endpoint('changeTaskStatus', 'PUT /tasks/:taskId/status', {
  permission: 'task.statusUpdate',
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE', 'CHANGE_REASON_REQUIRED', 'TASK_CONFLICT'],
  audit: ['TASK_CONFIRMED', 'TASK_CANCELLED', 'TASK_RETRIED'],
  revisioned: true,
  changes: () => [listTasks, getTask, getTaskStatus],
})

/**
 * Corrects values of the file, in rows of an import or onboarding that awaits confirmation, and checks the
 * file again. Also needs the permissions of the task.
 */
export const correctTaskRows = endpoint('correctTaskRows', 'POST /tasks/:taskId/corrections', {
  permission: [
    ...new Set([...TASK_TYPE_PERMISSIONS.DPA_IMPORT, ...TASK_TYPE_PERMISSIONS.DPA_FILE_ONBOARDING]),
  ],
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE'],
  audit: 'TASK_CORRECTED',
  revisioned: true,
  changes: () => [listTasks, getTask, getTaskStatus, listTaskRows, listTaskErrors, getImportPreview],
})

/** The effects of a checked import: by subject, and for the first records in full. */
export const getImportPreview = endpoint('getImportPreview', 'GET /tasks/:taskId/preview', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
})

/**
 * Undoes an import, onboarding or bulk action in a new task. For an import or onboarding, it is refused if any
 * record changed since; for a bulk action, such records are left as they are. Also needs the permissions of the
 * task and `permissionToUndo`.
 */
export const undoTask = endpoint('undoTask', 'POST /tasks/:taskId/undo', {
  permission: 'task.statusUpdate',
  status: 202,
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE', 'TASK_CONFLICT'],
  audit: 'TASK_CREATED',
  changes: () => [listTasks, getTask],
})
