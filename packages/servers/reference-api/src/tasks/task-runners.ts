import type { TaskType } from '@portal/contract/tasks/task.ts'
import { dpaBatchTask } from '../dpas/bulk/dpa-batch-task.ts'
import { dpaExportTask } from '../dpas/bulk/dpa-export-task.ts'
import { dpaImportTask } from '../dpas/bulk/dpa-import-task.ts'
import { dpaOnboardingTask } from '../dpas/bulk/dpa-onboarding-task.ts'
import { dpaBatchUndoTask, dpaUndoTask } from '../dpas/bulk/dpa-undo-task.ts'
import { subjectExportTask } from '../subjects/package/subject-export-task.ts'
import { subjectImportTask } from '../subjects/package/subject-import-task.ts'
import { rowTaskRunner } from './row-task-runner.ts'
import type { TaskRunner } from './run-task.ts'

/** The runner of each type of task. */
export const TASK_RUNNERS: Readonly<Record<TaskType, TaskRunner>> = {
  SUBJECT_EXPORT: subjectExportTask,
  SUBJECT_IMPORT: rowTaskRunner(subjectImportTask),
  DPA_EXPORT: dpaExportTask,
  DPA_IMPORT: rowTaskRunner(dpaImportTask),
  DPA_FILE_ONBOARDING: rowTaskRunner(dpaOnboardingTask),
  DPA_BATCH: rowTaskRunner(dpaBatchTask),
  DPA_IMPORT_UNDO: dpaUndoTask,
  DPA_BATCH_UNDO: dpaBatchUndoTask,
}
