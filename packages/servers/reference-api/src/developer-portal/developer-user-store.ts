import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Selectable } from 'kysely'
import { validate as isUuid } from 'uuid'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import type { DeveloperPortalUserTable } from './developer-user-tables.ts'

export type DeveloperUserRow = Selectable<DeveloperPortalUserTable>
/** A user as it is written: what `q` finds follows from the rest. */
export type DeveloperUserRecord = Omit<DeveloperUserRow, 'search'>

/** The row of a user, with what `q` finds. */
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

/** Users of the developer portal, of one account. */
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
    /** Other writers of this user wait until the transaction ends. */
    lock: async (id: string) => found(await byId(id).forUpdate().executeTakeFirst()),
    /** Those of the users that exist, always in the same order, so that two calls cannot wait for each other. */
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
