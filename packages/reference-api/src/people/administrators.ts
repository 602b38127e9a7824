import { ADMINISTRATOR_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'

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

/** Throws LAST_ADMINISTRATOR when the change just made leaves the account to nobody. */
export async function requireAdministrator(db: Database, accountId: string): Promise<void> {
  const { rows } = await sql`
    select from operator
    where account_id = ${accountId} and status = 'ACTIVE' and ${[...ADMINISTRATOR_PERMISSIONS]} <@ (
      select coalesce(array_agg(permission), '{}')
      from operator_role join role on role.id = role_id cross join unnest(resources) as permission
      where operator_id = operator.id
    )
    limit 1
  `.execute(db)
  if (rows.length === 0) throw new ApiError('LAST_ADMINISTRATOR')
}
