import { UPLOAD_KEPT_HOURS, UPLOAD_PERMISSIONS, type UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Selectable, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database, Tables } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { ObjectFacts, ObjectStore } from './object-store.ts'

/** A file that has arrived completely. */
export interface Upload extends ObjectFacts {
  /** Key in the object store. */
  readonly key: string
  readonly fileName: string
}

type UploadRow = Selectable<Tables['upload']>

/** Older unused uploads count as gone, even before they are removed. */
export const isKept = sql<boolean>`upload.created_at > now() - make_interval(hours => ${UPLOAD_KEPT_HOURS})`

/** One of the caller's own unused uploads, locked against other calls. Throws UPLOAD_NOT_FOUND. */
export async function lockUpload(db: Database, caller: Caller, uploadId: string): Promise<UploadRow> {
  const found = await db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', uuidOrNil(uploadId))
    .where('accountId', '=', caller.accountId)
    .where('operatorId', '=', caller.id)
    .where('takenAt', 'is', null)
    .where(isKept)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new ApiError('UPLOAD_NOT_FOUND')
  requireAnyOf(caller, UPLOAD_PERMISSIONS[found.purpose])
  return found
}

/**
 * Takes one of the caller's own uploads, once: from then on the calling code owns the bytes. Throws UPLOAD_NOT_FOUND
 * or UPLOAD_INCOMPLETE.
 */
export async function takeUpload(
  { db, storage, caller }: { db: Database; storage: ObjectStore; caller: Caller },
  uploadId: string,
  purpose: UploadPurpose,
): Promise<Upload> {
  const found = await db
    .updateTable('upload')
    .set({ takenAt: new Date() })
    .where('id', '=', uploadId)
    .where('accountId', '=', caller.accountId)
    .where('operatorId', '=', caller.id)
    .where('purpose', '=', purpose)
    .where('takenAt', 'is', null)
    .where(isKept)
    .returningAll()
    .executeTakeFirst()
  if (!found) throw new ApiError('UPLOAD_NOT_FOUND')
  const { key, fileName, contentType, sizeBytes, sha256, partsName } = found
  const isCompared = partsName === null
  if (!isCompared || (await storage.sizeOf(key)) !== sizeBytes) throw new ApiError('UPLOAD_INCOMPLETE')
  return { key, fileName, contentType, sizeBytes, sha256 }
}
