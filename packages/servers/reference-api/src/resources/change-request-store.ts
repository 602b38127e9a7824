import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import { type FileRow, fileStore } from './file-store.ts'
import type { ChangeRequestTable } from './resource-tables.ts'
import { type VersionRow, versionStore } from './version-store.ts'

export type ChangeRequestRow = Selectable<ChangeRequestTable>

/** The row of a change request, with the text that lists search. */
export const toChangeRequestRow = (
  request: Omit<ChangeRequestRow, 'search'>,
): Insertable<ChangeRequestTable> => ({
  ...request,
  search: foldText(`CR-${request.no} ${request.title}`),
})

/** A change request with its version and its locked file. */
export interface OpenedRequest {
  readonly request: ChangeRequestRow
  readonly version: VersionRow
  readonly file: FileRow
}

/** Change requests of one account. */
export function changeRequestStore(db: Database, accountId: string) {
  const byId = async (id: string): Promise<ChangeRequestRow> => {
    const row = await db
      .selectFrom('changeRequest')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('id', '=', uuidOrNil(id))
      .executeTakeFirst()
    if (!row) throw new ApiError('CHANGE_REQUEST_NOT_FOUND')
    return row
  }

  return {
    get: byId,

    /** Locks the file first, like every writer, and then reads the request. */
    lock: async (id: string): Promise<OpenedRequest> => {
      const { fileId, versionId } = await byId(id)
      const file = await fileStore(db, accountId).lockById(fileId)
      const version = await versionStore(db, accountId).get(versionId)
      return { request: await byId(id), version, file }
    },

    /** Assigns consecutive numbers; concurrent callers wait. */
    nextNo: async (): Promise<number> => {
      const { lastNo } = await db
        .insertInto('changeRequestCounter')
        .values({ accountId, lastNo: 1 })
        .onConflict((row) =>
          row.column('accountId').doUpdateSet({ lastNo: sql`change_request_counter.last_no + 1` }),
        )
        .returning('lastNo')
        .executeTakeFirstOrThrow()
      return lastNo
    },

    /** Throws CHANGE_REQUEST_EXISTS while another one is open for the version. */
    insert: (request: Omit<ChangeRequestRow, 'search'>): Promise<ChangeRequestRow> =>
      db
        .insertInto('changeRequest')
        .values(toChangeRequestRow(request))
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch((error: unknown) => {
          throw breaks(error, 'change_request_open') ? new ApiError('CHANGE_REQUEST_EXISTS') : error
        }),

    /** Writes a changed request as its next revision. */
    save: (request: ChangeRequestRow, by: PersonRef): Promise<ChangeRequestRow> =>
      db
        .updateTable('changeRequest')
        .set(
          toChangeRequestRow({
            ...request,
            revision: request.revision + 1,
            updatedAt: new Date(),
            updatedBy: by,
          }),
        )
        .where('id', '=', request.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
