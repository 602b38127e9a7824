import { endpointsTypedBy } from '../endpoint.ts'
import { listTasks } from '../tasks/task-endpoints.ts'
import type * as schemas from './dpa-bulk-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.dpaBulkSchemas>()

/** Each starts a task and returns its ID. */
const startsTask = { status: 202, audit: 'TASK_CREATED', changes: () => [listTasks] } as const

const UPLOAD_REASONS = ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE', 'TASK_CONFLICT', 'SUBJECT_TYPE_INVALID']

export const exportDpas = endpoint('exportDpas', 'POST /dpa/export-actions', {
  ...startsTask,
  permission: 'dpa.export',
  reasons: ['EXPORT_TOO_LARGE'],
})

export const exportDpasOfSubject = endpoint(
  'exportDpasOfSubject',
  'POST /subjects/:subjectId/dpa/export-actions',
  {
    ...startsTask,
    permission: 'dpa.export',
    guardsSubject: true,
    reasons: ['EXPORT_TOO_LARGE', 'SUBJECT_TYPE_INVALID'],
  },
)

/**
 * Creates or updates DPAs of several SRCIs from a file in export format: the column `subjectId` names each
 * DPA's SRCI. `publish` also needs `dpa.publish`.
 */
export const importDpas = endpoint('importDpas', 'POST /dpa/import-actions', {
  ...startsTask,
  permission: 'dpa.import',
  reasons: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE', 'SUBJECT_TYPE_FORBIDDEN'],
})

/** The same for one SRCI; the file can omit the SRCI. */
export const importDpasOfSubject = endpoint(
  'importDpasOfSubject',
  'POST /subjects/:subjectId/dpa/import-actions',
  {
    ...startsTask,
    permission: 'dpa.import',
    guardsSubject: true,
    reasons: UPLOAD_REASONS,
  },
)

/** Processes a merchant list with an action in each row. DELETE rows also need `dpa.delete`. */
export const onboardDpas = endpoint('onboardDpas', 'POST /subjects/:subjectId/dpa/fileonboarding', {
  ...startsTask,
  permission: 'dpa.fileOnboarding',
  guardsSubject: true,
  reasons: UPLOAD_REASONS,
})

/** Applies an action to many DPAs of any SRCIs; also needs the permission for a single DPA. */
export const changeDpas = endpoint('changeDpas', 'POST /dpa/batch-actions', {
  ...startsTask,
  permission: 'dpa.batch',
  reasons: ['BATCH_EMPTY', 'SUBJECT_TYPE_FORBIDDEN'],
})

export const changeDpasOfSubject = endpoint(
  'changeDpasOfSubject',
  'POST /subjects/:subjectId/dpa/batch-actions',
  {
    ...startsTask,
    permission: 'dpa.batch',
    guardsSubject: true,
    reasons: ['BATCH_EMPTY', 'TASK_CONFLICT', 'SUBJECT_TYPE_INVALID'],
  },
)
