import { nameProblem } from '@portal/contract/resources/file-endings.ts'
import { UPLOAD_LIMITS, UPLOAD_PERMISSIONS, type UploadPurpose } from '@portal/contract/tasks/task.ts'
import { createUploadUrl } from '@portal/contract/tasks/task-endpoints.ts'
import { v7 as uuid } from 'uuid'
import { requireAnyOf } from '../access/authorise.ts'
import type { Api } from '../http/api.ts'
import { ApiError, fieldDetail } from '../http/api-error.ts'
import { serve } from '../http/serve.ts'
import { UPLOAD_MINUTES } from './object-store.ts'

function limitOf(purpose: UploadPurpose, contentType: string, sizeBytes: number): number {
  const limits = UPLOAD_LIMITS[purpose]
  const maxBytes = limits[contentType]
  if (maxBytes === undefined) {
    const message = `Upload a file of one of these types: ${Object.keys(limits).join(', ')}.`
    throw new ApiError('CONTENT_TYPE_NOT_ALLOWED', {
      message,
      details: [fieldDetail('/contentType', 'INVALID_VALUE', message)],
    })
  }
  if (sizeBytes > maxBytes) {
    const message = `The file must be smaller than ${maxBytes / 1024 / 1024} MiB.`
    throw new ApiError('CONTENT_TOO_LARGE', {
      message,
      details: [fieldDetail('/sizeBytes', 'OUT_OF_RANGE', message)],
    })
  }
  return maxBytes
}

function requireFittingName(fileName: string, contentType: string): void {
  const message = nameProblem(fileName, contentType)
  if (!message) return
  throw new ApiError('CONTENT_TYPE_NOT_ALLOWED', {
    message,
    details: [fieldDetail('/fileName', 'INVALID_FORMAT', message)],
  })
}

export function serveUploads(api: Api): void {
  serve(api, createUploadUrl, async ({ db, caller, body }) => {
    requireAnyOf(caller, UPLOAD_PERMISSIONS[body.purpose])
    const maxBytes = limitOf(body.purpose, body.contentType, body.sizeBytes)
    requireFittingName(body.fileName, body.contentType)
    const uploadId = uuid()
    const key = `${caller.accountId}/uploads/${uploadId}`
    const now = Date.now()
    await db
      .insertInto('upload')
      .values({
        ...body,
        id: uploadId,
        accountId: caller.accountId,
        operatorId: caller.id,
        key,
        takenAt: null,
      })
      .execute()
    const { url, headers } = await api.storage.uploadUrl(key, body)
    return {
      body: {
        uploadId,
        uploadUrl: url,
        method: 'PUT' as const,
        headers: { ...headers },
        expiresAt: new Date(now + UPLOAD_MINUTES * 60_000).toISOString(),
        maxBytes,
      },
    }
  })
}
