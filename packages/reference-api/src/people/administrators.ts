import { ADMINISTRATOR_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { ApiError } from '@portal/server-kit/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

const [RAREST, ...OTHERS] = ADMINISTRATOR_PERMISSIONS

/**
 * Who was invited, or must choose a new password, may never come. A hosted provider does not tell who of the invited
 * has come.
 */
const canSignIn = sql`status = 'ACTIVE' and (credential_state = 'CONFIRMED'
  or (credential_state = 'INVITED' and to_regclass('identity.credential') is null))`

/** The ids of the operators who administer an account and can sign in. */
function administratorsOf(accountId: string) {
  const rolesWith = (permission: string) =>
    sql`array(select id from role where account_id = ${accountId} and resources @> ${[permission]})`
  const holds = (permission: string) => sql`exists (
    select from operator_role where operator_id = administrator.id and role_id = any(${rolesWith(permission)})
  )`
  // Arrays make PostgreSQL begin with the few who hold the rarest permission: it takes a subquery for a large one.
  return sql<{ id: string }>`
    select id from operator as administrator
    where id = any(array(select operator_id from operator_role where role_id = any(${rolesWith(RAREST)})))
      and account_id = ${accountId} and ${canSignIn} and ${sql.join(OTHERS.map(holds), sql` and `)}
  `
}

/**
 * Whether a row of `operator` is the only one who administers the account. The subquery does not depend on the row, so
 * PostgreSQL answers it once for a whole page.
 */
export const isLastAdministrator = (accountId: string) =>
  sql<boolean>`coalesce(operator.id = (
    select (array_agg(id))[1] from (${administratorsOf(accountId)} limit 2) as administrators having count(*) = 1
  ), false)`.as('isLastAdministrator')

/**
 * Lets one call at a time change who administers the account, until its transaction ends: two administrators who
 * disable each other at the same moment must not both succeed. To be taken before any other lock.
 */
export async function lockAdministrators(db: Database, accountId: string): Promise<void> {
  await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Throws LAST_ADMINISTRATOR when the change of a role just made leaves the account to nobody. */
export async function requireAdministrator(db: Database, accountId: string): Promise<void> {
  const { rows } = await sql`${administratorsOf(accountId)} limit 1`.execute(db)
  if (rows.length === 0) throw new ApiError('LAST_ADMINISTRATOR')
}
