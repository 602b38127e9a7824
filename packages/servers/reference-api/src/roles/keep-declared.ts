import type { ServedPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { lockAdministrators } from '../people/administrators.ts'
import { ADMINISTRATOR_ROLE, allPermissions } from './declared-permissions.ts'

const sameTexts = sql<boolean>`(declared_permission.app, declared_permission.group_name, declared_permission.description)
  = (excluded.app, excluded.group_name, excluded.description)`

/** Whether a role that people have made has the permission. */
const isHeld = sql<boolean>`exists (
  select from role where role.account_id = declared_permission.account_id
    and not built_in and declared_permission.resource = any(resources)
)`

/**
 * Leaves out what another application declared first as long as a role has it: the people with that role were given
 * this, not what a new owner makes of it.
 */
async function withoutTaken(db: Database, accountId: string, served: readonly ServedPermission[]) {
  const held = await db
    .selectFrom('declaredPermission')
    .select(['resource', 'app'])
    .where('accountId', '=', accountId)
    .where(isHeld)
    .execute()
  const owners = new Map(held.map(({ resource, app }) => [resource, app]))
  return served.filter(({ app, resource }) => (owners.get(resource) ?? app) === app)
}

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
    .where(sql<boolean>`not ${isHeld}`)
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
    const own = await withoutTaken(transaction, accountId, served)
    const declared = await declare(transaction, accountId, own)
    const withdrawn = await withdraw(transaction, accountId, own)
    await giveAdministrators(transaction, accountId)
    return declared + withdrawn > 0n
  })
