import { credentialsAreHere } from '@portal/accounts/passwords/credentials.ts'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/**
 * An operator who was invited or must choose a new password may never sign in. A hosted provider does not report who
 * accepted an invitation.
 */
export const canSignIn = sql<boolean>`status = 'ACTIVE' and (credential_state = 'CONFIRMED'
  or (credential_state = 'INVITED' and not (${credentialsAreHere})))`

/** Few roles have this permission, so PostgreSQL checks few people before it adds up their permissions. */
const RARE_PERMISSION = 'role.update'

/** The operators of an account who have every permission, through any roles, and whether they can sign in. */
function administratorsOf(accountId: string) {
  const candidates = sql`select operator_id from operator_role where role_id = any(array(
    select id from role where account_id = ${accountId} and resources @> ${[RARE_PERMISSION]}
  ))`
  return sql<{ id: string; email: string; givenName: string; canSignIn: boolean }>`
    select id, email, given_name, ${canSignIn} as can_sign_in from operator as administrator
    where id = any(array(${candidates})) and account_id = ${accountId} and array(
      select unnest(resources) from operator_role join role on role.id = role_id
      where operator_id = administrator.id
    ) @> ${[...PERMISSIONS]}
  `
}

export async function findAdministrators(db: Database, accountId: string) {
  const { rows } = await administratorsOf(accountId).execute(db)
  return rows
}

/**
 * Whether a row of `operator` is an administrator of the account, and whether it is the last one. The subqueries do
 * not depend on the row, so PostgreSQL runs each once per page.
 */
export const administration = (accountId: string) =>
  [
    sql<boolean>`operator.id = any(array(select id from (${administratorsOf(accountId)}) as administrators))`.as(
      'isAdministrator',
    ),
    sql<boolean>`coalesce(operator.id = (
    select (array_agg(id))[1] from (${administratorsOf(accountId)}) as administrators
    where can_sign_in having count(*) = 1
  ), false)`.as('isLastAdministrator'),
  ] as const

/**
 * Lets only one call at a time change the administrators of an account, until its transaction ends: two
 * administrators who disable each other at the same moment must not both succeed. Take it before any other lock.
 */
export async function lockAdministrators(db: Database, accountId: string): Promise<void> {
  await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
