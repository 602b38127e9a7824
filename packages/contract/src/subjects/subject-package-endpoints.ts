import { endpointsTypedBy } from '../endpoint.ts'
import {
  getImportPreview,
  getTask,
  getTaskStatus,
  listTaskErrors,
  listTasks,
} from '../tasks/task-endpoints.ts'
import type * as schemas from './subject-package-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.subjectPackageSchemas>()

/** Creates a signed package of subjects, to import elsewhere. */
export const exportSubjects = endpoint('exportSubjects', 'POST /subjects/export-actions', {
  permission: 'subject.export',
  status: 202,
  reasons: ['SUBJECT_NOT_FOUND', 'SUBJECT_TYPE_FORBIDDEN', 'SUBJECT_NOT_PUBLISHED', 'EXPORT_TOO_LARGE'],
  audit: 'TASK_CREATED',
  changes: () => [listTasks],
})

/** Imports a package's subjects as drafts. */
export const importSubjects = endpoint('importSubjects', 'POST /subjects/import-actions', {
  permission: ['subject.create', 'dpa.import'],
  status: 202,
  reasons: [
    'TASK_NOT_FOUND',
    'UPLOAD_NOT_FOUND',
    'UPLOAD_INCOMPLETE',
    'UNTRUSTED_PACKAGE',
    'SUBJECT_TYPE_FORBIDDEN',
  ],
  audit: 'TASK_CREATED',
  changes: () => [listTasks],
})

/** Changes the choices for a package that awaits confirmation, and compares it again. */
export const changePromotion = endpoint('changePromotion', 'PUT /tasks/:taskId/promotion', {
  permission: ['subject.create', 'dpa.import'],
  reasons: ['TASK_NOT_FOUND', 'INVALID_STATE'],
  audit: 'TASK_CORRECTED',
  revisioned: true,
  changes: () => [listTasks, getTask, getTaskStatus, listTaskErrors, getImportPreview],
})
