import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { validate as isUuid } from 'uuid'
import { breaks } from '../database/database-error.ts'
import type { Database } from '../database/tables.ts'
import type { SharedViewTable } from './shared-view-tables.ts'

export type SharedViewRow = Selectable<SharedViewTable>

function refuseDuplicate(error: unknown): never {
  if (!breaks(error, 'shared_view_name')) throw error
  throw new ApiError('SHARED_VIEW_EXISTS', {
    details: [fieldDetail('/name', 'NOT_UNIQUE', 'Choose another name.')],
  })
}

/** Shared views of one account. */
export function sharedViewStore(db: Database, accountId: string) {
  const ofAccount = () => db.selectFrom('sharedView').where('accountId', '=', accountId)

  return {
    ofList: (list: string) =>
      ofAccount().selectAll().where('list', '=', list).orderBy(sql`lower(name)`).execute(),

    /** Counts the views of a list and of a person, and blocks others who share until the transaction ends. */
    count: async (list: string, ownerId: string) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`shared view ${accountId}`}))`.execute(db)
      return ofAccount()
        .select((row) => [
          row.fn.countAll<number>().filterWhere('list', '=', list).as('ofList'),
          row.fn.countAll<number>().filterWhere(sql`owner ->> 'id'`, '=', ownerId).as('ofPerson'),
        ])
        .executeTakeFirstOrThrow()
    },

    /** Blocks other writers of this view until the transaction ends. */
    lock: async (id: string): Promise<SharedViewRow> => {
      const row =
        isUuid(id) && (await ofAccount().selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
      if (!row) throw new ApiError('SHARED_VIEW_NOT_FOUND')
      return row
    },

    insert: (view: Omit<Insertable<SharedViewTable>, 'accountId'>): Promise<SharedViewRow> =>
      db
        .insertInto('sharedView')
        .values({ ...view, accountId })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate),

    /** Writes the changes as the view's next revision. */
    save: (view: SharedViewRow, changes: Updateable<SharedViewTable>): Promise<SharedViewRow> =>
      db
        .updateTable('sharedView')
        .set({ ...changes, revision: view.revision + 1, updatedAt: new Date() })
        .where('id', '=', view.id)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate),

    remove: (id: string) => db.deleteFrom('sharedView').where('id', '=', id).execute(),
  }
}
