import { endpointsTypedBy } from '../endpoint.ts'
import type { taskSchemas } from './task-schemas.ts'
import { UPLOAD_PERMISSIONS } from './upload.ts'

const endpoint = endpointsTypedBy<typeof taskSchemas>()

/** The required permission depends on the purpose: `UPLOAD_PERMISSIONS`. */
const mayUpload = [...new Set(Object.values(UPLOAD_PERMISSIONS).flat())]

/**
 * Announces a file. Nothing changes yet, so nothing is audited. Refused while the operator or account has too
 * many unused uploads, or too large ones.
 */
export const createUploadUrl = endpoint('createUploadUrl', 'POST /tasks/upload-urls', {
  permission: mayUpload,
  status: 201,
  reasons: ['CONTENT_TYPE_NOT_ALLOWED', 'CONTENT_TOO_LARGE', 'UPLOAD_LIMIT_REACHED'],
})

/** The missing parts of an announced file with upload URLs: to start, to resume, or to renew expired URLs. */
export const createPartUrls = endpoint('createPartUrls', 'POST /tasks/uploads/:uploadId/part-urls', {
  permission: mayUpload,
  reasons: ['UPLOAD_NOT_FOUND'],
})

/** Joins the parts, and checks size and digest. Required before using a file sent in parts. */
export const completeUpload = endpoint('completeUpload', 'POST /tasks/uploads/:uploadId/completion', {
  permission: mayUpload,
  status: 204,
  reasons: ['UPLOAD_NOT_FOUND', 'UPLOAD_INCOMPLETE'],
})
