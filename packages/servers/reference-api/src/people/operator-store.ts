import type { OperatorRow, OperatorTable } from '@portal/accounts/account-tables.ts'
import { mailFailure } from '@portal/accounts/mail/outbox.ts'
import { deleteOperator } from '@portal/accounts/operators/delete-operator.ts'
import {
  EMAIL_IS_UNIQUE,
  insertOperator,
  operators,
  updateOperator,
} from '@portal/accounts/operators/operators.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { type Insertable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import { administration } from './administrators.ts'
import { userView } from './user-view.ts'

/** The operator's roles, read with a row of `operator`. */
const roleRefs = sql<RoleRef[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', role.id, 'name', name, 'label', label) order by name), '[]')
  from operator_role join role on role.id = role_id where operator_id = operator.id
)`.as('roles')

type Name = Pick<OperatorRow, 'email' | 'givenName' | 'familyName'>

/** What responses show of an operator, beside its row. */
export const shownBeside = [roleRefs, mailFailure.as('mailFailure')] as const

/** The operator's text that `q` searches. */
export const operatorSearch = ({ email, givenName, familyName }: Name): string =>
  foldText([email, givenName, familyName].join(' '))

export const personOf = ({ id, email, givenName, familyName }: Name & { id: string }): PersonRef => ({
  id,
  email,
  name: `${givenName} ${familyName}`,
})

function refuseDuplicate(error: unknown): never {
  if (!breaks(error, EMAIL_IS_UNIQUE)) throw error
  throw new ApiError('USER_EXISTS', {
    details: [fieldDetail('/email', 'NOT_UNIQUE', 'Another user has this email address.')],
  })
}

/** Operators of one account. `key` is an id or an email address. */
export function operatorStore(db: Database, accountId: string) {
  const byKey = (key: string) =>
    operators(db)
      .selectAll()
      .select(administration(accountId))
      .where('accountId', '=', accountId)
      .where(isUuid(key) ? 'id' : 'email', '=', key.toLowerCase())

  function found<Row extends OperatorRow>(row: Row | undefined): Row {
    if (!row) throw new ApiError('USER_NOT_FOUND')
    return row
  }

  return {
    get: async (key: string) => found(await byKey(key).executeTakeFirst()),
    /** Blocks other writers of this operator until the transaction ends. */
    lock: async (key: string) => found(await byKey(key).forUpdate().executeTakeFirst()),
    /** The operator as shown in responses. */
    show: async (key: string) => userView(found(await byKey(key).select(shownBeside).executeTakeFirst())),

    rolesOf: (id: string) =>
      db
        .selectFrom('role')
        .innerJoin('operatorRole', 'operatorRole.roleId', 'role.id')
        .select(['role.id', 'role.name', 'role.label', 'role.resources', 'role.subjectTypes'])
        .where('operatorRole.operatorId', '=', id)
        .orderBy('role.name')
        .execute(),

    insert: (operator: Omit<Insertable<OperatorTable>, 'accountId' | 'search'>): Promise<OperatorRow> =>
      insertOperator(db, { ...operator, accountId, search: operatorSearch(operator) }).catch(refuseDuplicate),

    /** Writes the changes as the operator's next revision. */
    save: (row: OperatorRow, changes: Partial<OperatorRow>, by: PersonRef): Promise<OperatorRow> =>
      updateOperator(db, row.id, {
        ...changes,
        revision: row.revision + 1,
        updatedAt: new Date(),
        updatedBy: by,
        search: operatorSearch({ ...row, ...changes }),
      }),

    /** Deletes the operator with all their data; the history stays. */
    remove: (id: string) => deleteOperator(db, id),

    addRoles: (operatorId: string, roleIds: readonly string[]) =>
      db
        .insertInto('operatorRole')
        .values(roleIds.map((roleId) => ({ operatorId, roleId })))
        .execute(),

    removeRole: (operatorId: string, roleId: string) =>
      db
        .deleteFrom('operatorRole')
        .where('operatorId', '=', operatorId)
        .where('roleId', '=', roleId)
        .execute(),
  }
}

export type OperatorStore = ReturnType<typeof operatorStore>
