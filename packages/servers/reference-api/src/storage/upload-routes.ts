import { nameProblem } from '@portal/contract/resources/file-endings.ts'
import type { TaskType } from '@portal/contract/tasks/task.ts'
import { UPLOAD_LIMITS, UPLOAD_PERMISSIONS, type UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { taskNumber, taskRows } from '../tasks/task-store.ts'
import { UPLOAD_MINUTES } from './object-store.ts'
import { serveUploadParts } from './upload-part-routes.ts'
import { requireRoom, type UploadQuotas } from './upload-quota.ts'

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

export function serveUploads(api: Api, quotas: UploadQuotas): void {
  serveUploadParts(api)
  serve(api, createUploadUrl, async ({ db, caller, body }) => {
    requireAnyOf(caller, UPLOAD_PERMISSIONS[body.purpose])
    const maxBytes = limitOf(body.purpose, body.contentType, body.sizeBytes)
    requireFittingName(body.fileName, body.contentType)
    await requireRoom(db, caller, body.sizeBytes, quotas)
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
        partsName: null,
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
        ...(await earlierTask(db, caller, body)),
      },
    }
  })
}

const TASK_OF_PURPOSE: Partial<Record<UploadPurpose, TaskType>> = {
  DPA_IMPORT: 'DPA_IMPORT',
  DPA_FILE_ONBOARDING: 'DPA_FILE_ONBOARDING',
  SUBJECT_IMPORT: 'SUBJECT_IMPORT',
}

/** The newest task, among those the caller may see, that used or will use the same file. */
async function earlierTask(
  db: Database,
  { accountId, subjectTypes }: Caller,
  { purpose, sha256 }: { readonly purpose: UploadPurpose; readonly sha256: string },
) {
  const type = TASK_OF_PURPOSE[purpose]
  if (!type) return {}
  const found = await taskRows(db, accountId)
    .innerJoin('taskArtifact', 'taskArtifact.taskId', 'task.id')
    .where('taskArtifact.kind', '=', 'SOURCE')
    .where('taskArtifact.sha256', '=', sha256)
    .where('task.type', '=', type)
    .where('task.status', 'not in', ['FAILED', 'CANCELLED'])
    .where(sql`task.options ->> 'mode'`, '!=', 'VALIDATE_ONLY')
    .where(sql<boolean>`task.subject_types <@ ${[...subjectTypes]}`)
    .orderBy('task.no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return {}
  const { id, no, status, createdAt, subjectName } = found
  return {
    earlierTask: {
      id,
      status,
      number: taskNumber(no),
      createdAt: createdAt.toISOString(),
      ...(subjectName && { subjectName }),
    },
  }
}
