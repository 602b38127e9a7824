import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { validate as isUuid } from 'uuid'
import { breaks } from '../database/database-error.ts'
import type { Database } from '../database/tables.ts'
import type { RoleTable } from './role-tables.ts'

export type RoleRow = Selectable<RoleTable> & { readonly userCount: number }

export const countOfUsers = sql<number>`(select count(*) from operator_role where role_id = role.id)`

export const userCount = countOfUsers.as('userCount')

function refuseDuplicate(error: unknown): never {
  if (!breaks(error, 'role_account_id_name_key')) throw error
  throw new ApiError('ROLE_EXISTS', {
    details: [fieldDetail('/name', 'NOT_UNIQUE', 'Another role has this name.')],
  })
}

/** Roles of one account. */
export function roleStore(db: Database, accountId: string) {
  const ofAccount = () => db.selectFrom('role').selectAll().where('accountId', '=', accountId)

  const found = (row: RoleRow | undefined): RoleRow => {
    if (!row) throw new ApiError('ROLE_NOT_FOUND')
    return row
  }
  const byId = (id: string) => {
    if (!isUuid(id)) throw new ApiError('ROLE_NOT_FOUND')
    return ofAccount().select(userCount).where('id', '=', id)
  }

  const get = async (id: string) => found(await byId(id).executeTakeFirst())

  return {
    get,
    /** Blocks other writers of this role, and its assignment to users, until the transaction ends. */
    lock: async (id: string): Promise<RoleRow> => {
      await byId(id).forUpdate().executeTakeFirst()
      // Reads the role, with its user count, after the lock prevents new assignments.
      return get(id)
    },

    /** The roles named in a request body, locked until the transaction ends. */
    give: async (ids: readonly string[]) => {
      const roles = await ofAccount().where('id', 'in', ids).orderBy('id').forShare().execute()
      const details = ids
        .map((id, index) => ({ isThere: roles.some((role) => role.id === id), index }))
        .filter(({ isThere }) => !isThere)
        .map(({ index }) => fieldDetail(`/roleIds/${index}`, 'ROLE_NOT_FOUND', 'This role does not exist.'))
      if (details.length > 0) throw new ApiError('ROLE_NOT_FOUND', { details })
      return roles
    },

    insert: async (role: Omit<Insertable<RoleTable>, 'accountId'>): Promise<RoleRow> => {
      const row = await db
        .insertInto('role')
        .values({ ...role, accountId })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseDuplicate)
      return { ...row, userCount: 0 }
    },

    /** Writes the changes as the role's next revision. */
    save: async (role: RoleRow, changes: Updateable<RoleTable>, by: PersonRef): Promise<RoleRow> => {
      const row = await db
        .updateTable('role')
        .set({ ...changes, revision: role.revision + 1, updatedAt: new Date(), updatedBy: by })
        .where('id', '=', role.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return { ...row, userCount: role.userCount }
    },

    remove: (id: string) => db.deleteFrom('role').where('id', '=', id).execute(),
  }
}
