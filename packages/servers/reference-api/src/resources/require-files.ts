import { resourceData } from '@portal/contract/subjects/resource-data.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { z } from 'zod'
import type { DataBody, Database } from '../database/tables.ts'

type Item = z.output<typeof resourceData>['items'][number]

/** Locks the files, so that none of them is deleted at the same time. */
function namedFiles(db: Database, accountId: string, items: readonly Item[]) {
  return db
    .selectFrom('file')
    .select(['id', 'directoryId'])
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where(
      'id',
      'in',
      items.map(({ fileId }) => fileId),
    )
    .orderBy('id')
    .forShare()
    .execute()
}

async function publishedVersions(db: Database, items: readonly Item[]) {
  const ids = items.flatMap(({ verId }) => verId ?? [])
  if (ids.length === 0) return []
  return db
    .selectFrom('fileVersion')
    .select(['id', 'fileId'])
    .where('id', 'in', ids)
    .where('status', '=', 'PUBLISHED')
    .execute()
}

/** Throws unless every resource of a subject is an existing file, and every named version a published one of it. */
export async function requireFiles(db: Database, accountId: string, body: DataBody): Promise<void> {
  const { items } = resourceData.parse(body)
  if (items.length === 0) return
  const files = await namedFiles(db, accountId, items)
  const versions = await publishedVersions(db, items)
  const details = items.flatMap(({ dirId, fileId, verId }, place) => {
    if (!files.some((file) => file.id === fileId && file.directoryId === dirId))
      return [
        fieldDetail(`/items/${place}/fileId`, 'INVALID_VALUE', 'The file does not exist in this directory.'),
      ]
    if (verId !== null && !versions.some((version) => version.id === verId && version.fileId === fileId))
      return [
        fieldDetail(`/items/${place}/verId`, 'INVALID_VALUE', 'Choose a published version of the file.'),
      ]
    return []
  })
  if (details.length > 0) throw new ApiError('VALIDATION_FAILED', { details })
}
