import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { FileVersionTable } from './resource-tables.ts'

export type VersionRow = Selectable<FileVersionTable>

/** Versions of one account's files. Writers must lock the file first. */
export function versionStore(db: Database, accountId: string) {
  const byId = (id: string) =>
    db
      .selectFrom('fileVersion')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('id', '=', uuidOrNil(id))

  const found = (row: VersionRow | undefined): VersionRow => {
    if (!row) throw new ApiError('VERSION_NOT_FOUND')
    return row
  }

  return {
    get: async (id: string) => found(await byId(id).executeTakeFirst()),
    getOf: async (fileId: string, id: string) =>
      found(await byId(id).where('fileId', '=', fileId).executeTakeFirst()),

    /** Numbers are never reused: deleted versions keep theirs. */
    nextNumber: async (fileId: string): Promise<number> => {
      const { last } = await db
        .selectFrom('fileVersion')
        .select((row) => row.fn.max('number').as('last'))
        .where('fileId', '=', fileId)
        .executeTakeFirstOrThrow()
      return (last ?? 0) + 1
    },

    insert: (version: Insertable<FileVersionTable>): Promise<VersionRow> =>
      db.insertInto('fileVersion').values(version).returningAll().executeTakeFirstOrThrow(),

    /** Writes a changed version as its next revision. */
    save: (version: VersionRow, by: PersonRef): Promise<VersionRow> =>
      db
        .updateTable('fileVersion')
        .set({ ...version, revision: version.revision + 1, updatedAt: new Date(), updatedBy: by })
        .where('id', '=', version.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
