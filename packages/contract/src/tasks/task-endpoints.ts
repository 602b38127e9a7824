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

/** All rows of a task that failed; of a task that was only checked, those that would. */
export const listTaskErrors = endpoint('listTaskErrors', 'GET /tasks/:taskId/errors', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
})

/** Confirms what was checked first, cancels, or repeats what failed as a task of its own, which is the answer. */
export const changeTaskStatus = endpoint('changeTaskStatus', 'PUT /tasks/:taskId/status', {
  permission: 'task.statusUpdate',
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE', 'CHANGE_REASON_REQUIRED', 'TASK_CONFLICT'],
  audit: ['TASK_CONFIRMED', 'TASK_CANCELLED', 'TASK_RETRIED'],
  revisioned: true,
  changes: () => [listTasks, getTask, getTaskStatus],
})

/**
 * Takes other values than those of the file, in rows of an import or onboarding that waits to be confirmed, and checks
 * the file again with them. Also needs what the task itself needed.
 */
export const correctTaskRows = endpoint('correctTaskRows', 'POST /tasks/:taskId/corrections', {
  permission: [
    ...new Set([...TASK_TYPE_PERMISSIONS.DPA_IMPORT, ...TASK_TYPE_PERMISSIONS.DPA_FILE_ONBOARDING]),
  ],
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE'],
  audit: 'TASK_CORRECTED',
  revisioned: true,
  changes: () => [listTasks, getTask, getTaskStatus, listTaskErrors, getImportPreview],
})

/** What an import that was checked would do: subject by subject, and to the first records in full. */
export const getImportPreview = endpoint('getImportPreview', 'GET /tasks/:taskId/preview', {
  permission: 'task.get',
  reasons: ['TASK_NOT_FOUND'],
})

/**
 * Takes back what an import or an onboarding did, by a task of its own. Refused once anything of it was changed since.
 * Also needs what the task itself needed, and `dpa.delete` where it created DPAs.
 */
export const undoTask = endpoint('undoTask', 'POST /tasks/:taskId/undo', {
  permission: 'task.statusUpdate',
  status: 202,
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE', 'TASK_CONFLICT'],
  audit: 'TASK_CREATED',
  changes: () => [listTasks, getTask],
})
