import { endpointsTypedBy } from '../endpoint.ts'
import { listTasks } from '../tasks/task-endpoints.ts'
import type * as schemas from './dpa-bulk-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.dpaBulkSchemas>()

/** Each of these starts a task, whose id is the answer. */
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
 * Creates or updates DPAs of several SRCIs from a file in the format of exports: the column `subjectId` says whose each
 * DPA is. `publish` also needs `dpa.publish`.
 */
export const importDpas = endpoint('importDpas', 'POST /dpa/import-actions', {
  ...startsTask,
  permission: 'dpa.import',
  reasons: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE', 'SUBJECT_TYPE_FORBIDDEN'],
})

/** The same for one SRCI; the file need not say whose the DPAs are. */
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

/** Works through a merchant list with an action in each row. DELETE rows also need `dpa.delete`. */
export const onboardDpas = endpoint('onboardDpas', 'POST /subjects/:subjectId/dpa/fileonboarding', {
  ...startsTask,
  permission: 'dpa.fileOnboarding',
  guardsSubject: true,
  reasons: UPLOAD_REASONS,
})

/** Does one thing to many DPAs, of whichever SRCIs; also needs the permission to do it to one. */
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
