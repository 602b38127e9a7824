import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'
import { subjectsShowing } from './subjects-showing.ts'
import type { VersionRow } from './version-store.ts'

async function isLastPublished(db: Database, { fileId, id, status }: VersionRow): Promise<boolean> {
  if (status !== 'PUBLISHED') return false
  const other = await db
    .selectFrom('fileVersion')
    .select('id')
    .where('fileId', '=', fileId)
    .where('status', '=', 'PUBLISHED')
    .where('id', '<>', id)
    .executeTakeFirst()
  return other === undefined
}

/** Names of the subjects that would lack a resource without this version. */
export async function subjectsUsing(db: Database, version: VersionRow): Promise<string[]> {
  const { accountId, fileId, id } = version
  const pinning = await subjectsShowing(db, { accountId, fileId, verId: id })
  if (!(await isLastPublished(db, version))) return pinning
  return [...pinning, ...(await subjectsShowing(db, { accountId, fileId, verId: null }))]
}

/** Throws VERSION_IN_USE while a subject shows the version. */
export async function requireNotShown(db: Database, version: VersionRow): Promise<void> {
  const subjects = await subjectsUsing(db, version)
  if (subjects.length === 0) return
  throw new ApiError('VERSION_IN_USE', {
    details: [...new Set(subjects)].map((name) => ({
      reason: 'VERSION_IN_USE',
      message: `${name} refers to this version.`,
    })),
  })
}
