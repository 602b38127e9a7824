import { MAX_LISTED_REQUESTS } from '@portal/contract/people/access-request.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../database/tables.ts'
import type { AccessRequestTable } from './access-request-tables.ts'

/** `roleId` is null for a request in words, and once the role is deleted. */
export type AccessRequestRow = Selectable<AccessRequestTable> & { readonly roleId: string | null }

const roleId = sql<string | null>`(
  select role.id from role where role.account_id = access_request.account_id and role.name = role_name
)`.as('roleId')

/** Requests for access of one account. */
export function accessRequestStore(db: Database, accountId: string) {
  const ofAccount = () => db.selectFrom('accessRequest').selectAll().where('accountId', '=', accountId)

  return {
    /** Newest first. */
    ofPerson: (operatorId: string): Promise<AccessRequestRow[]> =>
      ofAccount()
        .select(roleId)
        .where('operatorId', '=', operatorId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_LISTED_REQUESTS)
        .execute(),

    /** Oldest first. */
    open: (personId?: string): Promise<AccessRequestRow[]> =>
      ofAccount()
        .select(roleId)
        .where('status', '=', 'OPEN')
        .$if(personId !== undefined, (rows) => rows.where('operatorId', '=', personId ?? ''))
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** A person's open requests. Blocks other writers of them until the transaction ends. */
    lockOpen: (operatorId: string): Promise<AccessRequestRow[]> =>
      ofAccount()
        .select(roleId)
        .where('operatorId', '=', operatorId)
        .where('status', '=', 'OPEN')
        .forUpdate()
        .execute(),

    /** Blocks other writers of this request until the transaction ends. */
    lock: async (id: string): Promise<AccessRequestRow> => {
      const row =
        isUuid(id) && (await ofAccount().select(roleId).where('id', '=', id).forUpdate().executeTakeFirst())
      if (!row) throw new ApiError('ACCESS_REQUEST_NOT_FOUND')
      return row
    },

    insert: (request: Omit<Insertable<AccessRequestTable>, 'accountId'>): Promise<AccessRequestRow> =>
      db
        .insertInto('accessRequest')
        .values({ ...request, accountId })
        .returningAll()
        .returning(roleId)
        .executeTakeFirstOrThrow(),

    save: (id: string, changes: Updateable<AccessRequestTable>): Promise<AccessRequestRow> =>
      db
        .updateTable('accessRequest')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .returning(roleId)
        .executeTakeFirstOrThrow(),
  }
}
