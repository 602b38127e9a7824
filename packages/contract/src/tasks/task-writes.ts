import { deleteDpa } from '../dpas/dpa-endpoints.ts'
import type { Endpoint } from '../endpoint.ts'
import { updateSubjectData } from '../subjects/subject-endpoints.ts'
import type { TaskType } from './task.ts'

/**
 * After such a task, the same reads are stale as after these calls for a single record: the call that
 * invalidates the most of what the task can do. Exports change nothing.
 */
export const TASK_WRITES: Record<TaskType, readonly Endpoint[]> = {
  SUBJECT_EXPORT: [],
  SUBJECT_IMPORT: [updateSubjectData, deleteDpa],
  DPA_EXPORT: [],
  DPA_IMPORT: [deleteDpa],
  DPA_FILE_ONBOARDING: [deleteDpa],
  DPA_BATCH: [deleteDpa],
  DPA_IMPORT_UNDO: [deleteDpa],
  DPA_BATCH_UNDO: [deleteDpa],
}
