import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Insertable, Selectable } from 'kysely'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import { fileFacts } from './file-facts.ts'
import type { FileTable } from './resource-tables.ts'

export type FileRow = Selectable<FileTable>

/** The row of a file, with the text that lists search. */
export const toFileRow = (file: Omit<FileRow, 'search'>): Insertable<FileTable> => ({
  ...file,
  search: foldText([file.name, file.description, ...file.tags].filter(Boolean).join(' ')),
})

function refuseDuplicate(error: unknown): never {
  if (!breaks(error, 'file_name')) throw error
  throw new ApiError('FILE_EXISTS', {
    details: [fieldDetail('/name', 'NOT_UNIQUE', 'Another file in this directory has this name.')],
  })
}

/** Files of one account that are not deleted. */
export function fileStore(db: Database, accountId: string) {
  const byId = (fileId: string) =>
    db
      .selectFrom('file')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('id', '=', uuidOrNil(fileId))
      .where('deletedAt', 'is', null)

  const inDirectory = ({ dirId, fileId }: FilePath) =>
    byId(fileId).where('directoryId', '=', uuidOrNil(dirId))

  const found = (row: FileRow | undefined): FileRow => {
    if (!row) throw new ApiError('FILE_NOT_FOUND')
    return row
  }

  const save = async (file: FileRow, by: PersonRef): Promise<FileRow> =>
    db
      .updateTable('file')
      .set(toFileRow({ ...file, revision: file.revision + 1, updatedAt: new Date(), updatedBy: by }))
      .where('id', '=', file.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseDuplicate)

  return {
    get: async (path: FilePath) => found(await inDirectory(path).executeTakeFirst()),
    /** Blocks all writers of the file, its versions and its change requests until the transaction ends. */
    lock: async (path: FilePath) => found(await inDirectory(path).forUpdate().executeTakeFirst()),
    lockById: async (fileId: string) => found(await byId(fileId).forUpdate().executeTakeFirst()),

    insert: (file: Omit<FileRow, 'search'>): Promise<FileRow> =>
      db
        .insertInto('file')
        .values(toFileRow(file))
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate),

    save,

    /** Updates a file from its versions. */
    refresh: async (file: FileRow, by: PersonRef): Promise<FileRow> => {
      const versions = await db
        .selectFrom('fileVersion')
        .select(['id', 'number', 'status', 'publishedAt', 'contentType', 'sizeBytes'])
        .where('fileId', '=', file.id)
        .execute()
      return save({ ...file, ...fileFacts(versions) }, by)
    },
  }
}

export interface FilePath {
  readonly dirId: string
  readonly fileId: string
}
