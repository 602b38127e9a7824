import type { Permission } from '../permission-table.ts'

export const TASK_TYPES = [
  'SUBJECT_EXPORT',
  'SUBJECT_IMPORT',
  'DPA_EXPORT',
  'DPA_IMPORT',
  'DPA_FILE_ONBOARDING',
  'DPA_BATCH',
  'DPA_IMPORT_UNDO',
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
}

/** Any one of these is needed to start a task, to confirm or repeat it, and to download what it made. */
export const TASK_TYPE_PERMISSIONS: Record<TaskType, readonly Permission[]> = {
  SUBJECT_EXPORT: ['subject.export'],
  SUBJECT_IMPORT: ['subject.create', 'dpa.import'],
  DPA_EXPORT: ['dpa.export'],
  DPA_IMPORT: ['dpa.import'],
  DPA_FILE_ONBOARDING: ['dpa.fileOnboarding'],
  DPA_BATCH: ['dpa.batch'],
  DPA_IMPORT_UNDO: ['dpa.import', 'dpa.fileOnboarding'],
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
  AWAITING_CONFIRMATION: 'Waiting for confirmation',
  RUNNING: 'Running',
  COMPLETED: 'Completed',
  COMPLETED_WITH_ERRORS: 'Completed with errors',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
}

/**
 * Where the portal shows tasks, and one of them (specification, section 2): whichever application begins one leads
 * there.
 */
export const TASKS_PAGE = '/tasks'
export const taskPage = (taskId: string): string => `${TASKS_PAGE}/${encodeURIComponent(taskId)}`

/** A task in one of these will not change any more. */
export const ENDED_TASK_STATUSES = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'CANCELLED'] as const

/** What can become of one row of a task. */
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

export const TASK_SORT_FIELDS = ['createdAt', 'status', 'type'] as const
export const TASK_ERROR_SORT_FIELDS = ['row', 'reason'] as const

export const ARTIFACT_KINDS = ['EXPORT', 'RESULT_REPORT', 'ERROR_REPORT', 'SOURCE'] as const
export type ArtifactKind = (typeof ARTIFACT_KINDS)[number]

/** Artifacts, and what became of each row, are kept for so many days. */
export const ARTIFACT_DAYS = 30

/** As many errors are shown with the task; `listTaskErrors` and the error report have all of them. */
export const MOST_ERRORS_SHOWN = 100

export const UPLOAD_PURPOSES = [
  'DPA_IMPORT',
  'DPA_FILE_ONBOARDING',
  'SUBJECT_IMPORT',
  'FILE_CONTENT',
] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Any one of these is needed to upload for a purpose. */
export const UPLOAD_PERMISSIONS: Record<UploadPurpose, readonly Permission[]> = {
  DPA_IMPORT: ['dpa.import'],
  DPA_FILE_ONBOARDING: ['dpa.fileOnboarding'],
  SUBJECT_IMPORT: ['subject.create', 'dpa.import'],
  FILE_CONTENT: ['file.create', 'fileVersion.create', 'fileVersion.update'],
}

const MIB = 1024 * 1024

/** Media types that may be uploaded for a purpose, with the size that each may have, in bytes. */
export const UPLOAD_LIMITS: Record<UploadPurpose, Readonly<Record<string, number>>> = {
  DPA_IMPORT: {
    'text/csv': 100 * MIB,
    'application/json': 100 * MIB,
    'application/x-ndjson': 1024 * MIB,
  },
  DPA_FILE_ONBOARDING: { 'text/csv': 100 * MIB, 'application/json': 100 * MIB },
  // Its signature covers the whole package, which is therefore read as one.
  SUBJECT_IMPORT: { 'application/json': 32 * MIB },
  FILE_CONTENT: {
    'text/html': MIB,
    'text/markdown': MIB,
    'text/plain': MIB,
    'application/json': MIB,
    'application/pdf': 10 * MIB,
    'image/png': 10 * MIB,
    'image/jpeg': 10 * MIB,
    'image/svg+xml': 10 * MIB,
  },
}
