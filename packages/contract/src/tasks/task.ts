import type { Permission } from '../permission-table.ts'

export const TASK_TYPES = [
  'SUBJECT_EXPORT',
  'SUBJECT_IMPORT',
  'DPA_EXPORT',
  'DPA_IMPORT',
  'DPA_FILE_ONBOARDING',
  'DPA_BATCH',
  'DPA_IMPORT_UNDO',
  'DPA_BATCH_UNDO',
] as const
export type TaskType = (typeof TASK_TYPES)[number]

export const TASK_TYPE_LABELS: Record<TaskType, string> = {
  SUBJECT_EXPORT: 'Subject export',
  SUBJECT_IMPORT: 'Subject import',
  DPA_EXPORT: 'DPA export',
  DPA_IMPORT: 'DPA import',
  DPA_FILE_ONBOARDING: 'File onboarding',
  DPA_BATCH: 'Bulk action',
  DPA_IMPORT_UNDO: 'Undo of an import',
  DPA_BATCH_UNDO: 'Undo of a bulk action',
}

/** Any one of these is needed to start, confirm or repeat a task, and to download its files. A task can need another one. */
export const TASK_TYPE_PERMISSIONS: Record<TaskType, readonly Permission[]> = {
  SUBJECT_EXPORT: ['subject.export'],
  SUBJECT_IMPORT: ['subject.create', 'dpa.import'],
  DPA_EXPORT: ['dpa.export'],
  DPA_IMPORT: ['dpa.import'],
  DPA_FILE_ONBOARDING: ['dpa.fileOnboarding'],
  DPA_BATCH: ['dpa.batch'],
  DPA_IMPORT_UNDO: ['dpa.import', 'dpa.fileOnboarding'],
  DPA_BATCH_UNDO: ['dpa.batch'],
}

export const TASK_STATUSES = [
  'QUEUED',
  'VALIDATING',
  'AWAITING_CONFIRMATION',
  'RUNNING',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
  'CANCELLED',
] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  QUEUED: 'Queued',
  VALIDATING: 'Checking',
  AWAITING_CONFIRMATION: 'Awaiting confirmation',
  RUNNING: 'Running',
  COMPLETED: 'Completed',
  COMPLETED_WITH_ERRORS: 'Completed with errors',
  FAILED: 'Failed',
  CANCELLED: 'Canceled',
}

/** Tasks that undo the one they follow. */
export const UNDO_TYPES = ['DPA_IMPORT_UNDO', 'DPA_BATCH_UNDO'] as const satisfies readonly TaskType[]

/** Tasks in these states do not change any more. */
export const ENDED_TASK_STATUSES = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'CANCELLED'] as const

/** Results of a row of a task. */
export const ROW_RESULTS = [
  'CREATED',
  'UPDATED',
  'UNCHANGED',
  'DELETED',
  'PUBLISHED',
  'SUSPENDED',
  'ACTIVATED',
  'SKIPPED',
  'FAILED',
] as const
export type RowResult = (typeof ROW_RESULTS)[number]

export const ROW_RESULT_LABELS: Record<RowResult, string> = {
  CREATED: 'Created',
  UPDATED: 'Updated',
  UNCHANGED: 'Unchanged',
  DELETED: 'Deleted',
  PUBLISHED: 'Published',
  SUSPENDED: 'Suspended',
  ACTIVATED: 'Activated',
  SKIPPED: 'Skipped',
  FAILED: 'Failed',
}

/** Tasks that never started to process come last by `-processingAt`. */
export const TASK_SORT_FIELDS = ['createdAt', 'processingAt', 'status', 'type'] as const
export const TASK_ROW_SORT_FIELDS = ['row', 'result'] as const
export const TASK_ERROR_SORT_FIELDS = ['row', 'reason'] as const

export const ARTIFACT_KINDS = ['EXPORT', 'RESULT_REPORT', 'ERROR_REPORT', 'SOURCE'] as const
export type ArtifactKind = (typeof ARTIFACT_KINDS)[number]

/** How many days a checked task awaits confirmation before it is canceled. */
export const CONFIRMATION_DAYS = 7

/** How many days artifacts and row results are kept. */
export const ARTIFACT_DAYS = 30

/** How many errors the task includes; `listTaskErrors` and the error report have all. */
export const MAX_ERRORS_SHOWN = 100

/** Corrected values per call, and in total. */
export const MAX_CORRECTIONS_AT_ONCE = 500
export const MAX_CORRECTIONS = 10_000
/** A whole list in a cell can be long. */
export const MAX_CORRECTION_LENGTH = 2000

/** Only one of these can run per subject at a time. */
export const CHANGING_DPAS = [
  'DPA_IMPORT',
  'DPA_FILE_ONBOARDING',
  'DPA_BATCH',
  'DPA_IMPORT_UNDO',
  'DPA_BATCH_UNDO',
] as const satisfies readonly TaskType[]

/** How many rows with changes are shown before an import, of each kind. */
export const MAX_DIFFERENCES = 20
