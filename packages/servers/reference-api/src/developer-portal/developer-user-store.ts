import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Selectable } from 'kysely'
import { validate as isUuid } from 'uuid'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import type { DeveloperPortalUserTable } from './developer-user-tables.ts'

export type DeveloperUserRow = Selectable<DeveloperPortalUserTable>
/** A user to be written, without the columns derived for `q`. */
export type DeveloperUserRecord = Omit<DeveloperUserRow, 'search'>

/** The row of a user, including the text that `q` searches. */
export const toRow = (user: DeveloperUserRecord): DeveloperUserRow => ({
  ...user,
  search: foldText([user.email, user.givenName, user.familyName, user.companyName].join(' ')),
})

function refuseDuplicate(error: unknown): never {
  if (!breaks(error, 'developer_portal_user_email')) throw error
  throw new ApiError('USER_EXISTS', {
    details: [fieldDetail('/email', 'NOT_UNIQUE', 'Another user has this email address.')],
  })
}

/** Developer portal users of one account. */
export function developerUserStore(db: Database, accountId: string) {
  const ofAccount = () => db.selectFrom('developerPortalUser').selectAll().where('accountId', '=', accountId)

  const found = (row: DeveloperUserRow | undefined): DeveloperUserRow => {
    if (!row) throw new ApiError('USER_NOT_FOUND')
    return row
  }
  const byId = (id: string) => {
    if (!isUuid(id)) throw new ApiError('USER_NOT_FOUND')
    return ofAccount().where('id', '=', id)
  }

  return {
    get: async (id: string) => found(await byId(id).executeTakeFirst()),
    /** Blocks other writers of this user until the transaction ends. */
    lock: async (id: string) => found(await byId(id).forUpdate().executeTakeFirst()),
    /** Locks the existing users, always in the same order, so that two calls cannot deadlock. */
    lockAll: (ids: readonly string[]) =>
      ofAccount().where('id', 'in', ids).orderBy('id').forUpdate().execute(),

    insert: (user: DeveloperUserRecord): Promise<DeveloperUserRow> =>
      db
        .insertInto('developerPortalUser')
        .values(toRow(user))
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate),

    /** Writes a changed user as its next revision. */
    save: (user: DeveloperUserRecord, by: PersonRef): Promise<DeveloperUserRow> =>
      db
        .updateTable('developerPortalUser')
        .set(toRow({ ...user, revision: user.revision + 1, updatedAt: new Date(), updatedBy: by }))
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: (id: string) => db.deleteFrom('developerPortalUser').where('id', '=', id).execute(),
  }
}
