import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import { refusalToDeleteFile } from '@portal/contract/resources/file-rules.ts'
import { ApiError, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { type FileRow, fileStore } from './file-store.ts'
import { subjectsShowing } from './subjects-showing.ts'
import { deleteVersion } from './version-lifecycle.ts'
import { versionStore } from './version-store.ts'

async function requireUnused(db: Database, file: FileRow): Promise<void> {
  requireAllowed(refusalToDeleteFile(file))
  const request = await db
    .selectFrom('changeRequest')
    .select('no')
    .where('fileId', '=', file.id)
    .where('status', 'in', OPEN_CHANGE_REQUEST_STATUSES)
    .executeTakeFirst()
  if (request) throw new ApiError('FILE_IN_USE', { message: `CR-${request.no} is open for this file.` })
  const [subject] = await subjectsShowing(db, { accountId: file.accountId, fileId: file.id, verId: null })
  if (subject) throw new ApiError('FILE_IN_USE', { message: `${subject} refers to this file.` })
}

/** Removes a locked file without published versions from all lists; its drafts become deleted. Throws FILE_IN_USE. */
export async function deleteUnusedFile(
  db: Database,
  { accountId, person }: Caller,
  file: FileRow,
  reason: string | undefined,
): Promise<FileRow> {
  await requireUnused(db, file)
  const now = new Date()
  const versions = versionStore(db, accountId)
  const drafts = await db
    .selectFrom('fileVersion')
    .selectAll()
    .where('fileId', '=', file.id)
    .where('status', '=', 'DRAFT')
    .execute()
  for (const draft of drafts) {
    await versions.save(deleteVersion(draft, { at: now, by: person }, reason ?? null), person)
  }
  return fileStore(db, accountId).save({ ...file, status: 'DELETED', deletedAt: now }, person)
}
