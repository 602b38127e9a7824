import type { ServedPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { lockAdministrators } from '../people/administrators.ts'
import { ADMINISTRATOR_ROLE, allPermissions } from './declared-permissions.ts'

const sameTexts = sql<boolean>`(declared_permission.app, declared_permission.group_name, declared_permission.description)
  = (excluded.app, excluded.group_name, excluded.description)`

/** Adds and updates what applications declare; returns how many rows changed. */
async function declare(db: Database, accountId: string, served: readonly ServedPermission[]) {
  if (served.length === 0) return 0n
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('declaredPermission')
    .values(served.map(({ group, ...row }) => ({ ...row, accountId, groupName: group, withdrawnAt: null })))
    .onConflict((row) =>
      row
        .columns(['accountId', 'resource'])
        .doUpdateSet((given) => ({
          app: given.ref('excluded.app'),
          groupName: given.ref('excluded.groupName'),
          description: given.ref('excluded.description'),
          withdrawnAt: null,
        }))
        .where(sql<boolean>`declared_permission.withdrawn_at is not null or not ${sameTexts}`),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows
}

/** Marks what is no longer declared, and forgets it once no role holds it; returns how many rows changed. */
async function withdraw(db: Database, accountId: string, served: readonly ServedPermission[]) {
  const names = served.map(({ resource }) => resource)
  const marked = await db
    .updateTable('declaredPermission')
    .set({ withdrawnAt: new Date() })
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .where(sql<boolean>`not (resource = any(${names}))`)
    .executeTakeFirstOrThrow()
  const forgotten = await db
    .deleteFrom('declaredPermission')
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is not', null)
    .where(
      sql<boolean>`not exists (
        select from role where role.account_id = declared_permission.account_id
          and not built_in and declared_permission.resource = any(resources)
      )`,
    )
    .executeTakeFirstOrThrow()
  return marked.numUpdatedRows + forgotten.numDeletedRows
}

/** Gives the built-in administrators everything. */
async function giveAdministrators(db: Database, accountId: string): Promise<void> {
  const resources = await allPermissions(db, accountId)
  await db
    .updateTable('role')
    .set({ resources })
    .where('accountId', '=', accountId)
    .where('builtIn', '=', true)
    .where('name', '=', ADMINISTRATOR_ROLE)
    .where(sql<boolean>`not (resources @> ${resources} and resources <@ ${resources})`)
    .execute()
}

/** Makes the permissions that the served applications declare those of the account; returns whether any changed. */
export const keepDeclared = (
  db: Database,
  accountId: string,
  served: readonly ServedPermission[],
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction, accountId)
    const declared = await declare(transaction, accountId, served)
    const withdrawn = await withdraw(transaction, accountId, served)
    await giveAdministrators(transaction, accountId)
    return declared + withdrawn > 0n
  })
