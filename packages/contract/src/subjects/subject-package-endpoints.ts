import { endpointsTypedBy } from '../endpoint.ts'
import { listTasks } from '../tasks/task-endpoints.ts'
import type * as schemas from './subject-package-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.subjectPackageSchemas>()

/** Makes a signed package of subjects, to be imported elsewhere. */
export const exportSubjects = endpoint('exportSubjects', 'POST /subjects/export-actions', {
  permission: 'subject.export',
  status: 202,
  reasons: ['SUBJECT_NOT_FOUND', 'SUBJECT_TYPE_FORBIDDEN', 'SUBJECT_NOT_PUBLISHED', 'EXPORT_TOO_LARGE'],
  audit: 'TASK_CREATED',
  changes: () => [listTasks],
})

/** Brings the subjects of a package in, as drafts. */
export const importSubjects = endpoint('importSubjects', 'POST /subjects/import-actions', {
  permission: ['subject.create', 'dpa.import'],
  status: 202,
  reasons: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE', 'UNTRUSTED_PACKAGE', 'SUBJECT_TYPE_FORBIDDEN'],
  audit: 'TASK_CREATED',
  changes: () => [listTasks],
})
