import { endpointsTypedBy } from '../endpoint.ts'
import type { taskSchemas } from './task-schemas.ts'
import { UPLOAD_PERMISSIONS } from './upload.ts'

const endpoint = endpointsTypedBy<typeof taskSchemas>()

/** What is needed to upload depends on the purpose: `UPLOAD_PERMISSIONS`. */
const mayUpload = [...new Set(Object.values(UPLOAD_PERMISSIONS).flat())]

/**
 * Announces a file. Nothing changes yet, so nothing is audited. Refused while too many announced files of the operator
 * or the account, or files that are too large together, wait to be used.
 */
export const createUploadUrl = endpoint('createUploadUrl', 'POST /tasks/upload-urls', {
  permission: mayUpload,
  status: 201,
  reasons: ['CONTENT_TYPE_NOT_ALLOWED', 'CONTENT_TOO_LARGE', 'UPLOAD_LIMIT_REACHED'],
})

/**
 * Says which parts of an announced file are there, and where the others go: to begin, to go on after a pause, and for
 * new addresses when these have expired.
 */
export const createPartUrls = endpoint('createPartUrls', 'POST /tasks/uploads/:uploadId/part-urls', {
  permission: mayUpload,
  reasons: ['UPLOAD_NOT_FOUND'],
})

/** Puts the parts together and checks size and digest of the whole. Needed before a file sent in parts can be used. */
export const completeUpload = endpoint('completeUpload', 'POST /tasks/uploads/:uploadId/completion', {
  permission: mayUpload,
  status: 204,
  reasons: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE'],
})
