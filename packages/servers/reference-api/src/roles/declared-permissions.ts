import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import type { DeclaredPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'

/** The built-in role with every permission. */
export const ADMINISTRATOR_ROLE = 'PROGRAM_ADMINISTRATOR'

/** The permissions that applications bring to an account, by group. */
export async function declaredPermissions(db: Database, accountId: string): Promise<DeclaredPermission[]> {
  const rows = await db
    .selectFrom('declaredPermission')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('groupName')
    .orderBy('resource')
    .execute()
  return rows.map(({ app, resource, groupName, description, withdrawnAt }) => ({
    app,
    resource,
    group: groupName,
    description,
    isDeclared: withdrawnAt === null,
  }))
}

/** Everything that the built-in administrators hold, so that they can give it and change every role. */
export async function allPermissions(db: Database, accountId: string): Promise<string[]> {
  const declared = await declaredPermissions(db, accountId)
  return [...PERMISSIONS, ...declared.map(({ resource }) => resource)]
}

/** Throws when a role would get a permission that no application declares. It may keep those that it has. */
export async function requireDeclared(
  db: Database,
  accountId: string,
  { given, held = [] }: { readonly given: readonly string[]; readonly held?: readonly string[] },
): Promise<void> {
  const further = given.filter((permission) => isDeclaredName(permission) && !held.includes(permission))
  if (further.length === 0) return
  const known = (await declaredPermissions(db, accountId)).filter(({ isDeclared }) => isDeclared)
  const unknown = further.filter((permission) => known.every(({ resource }) => resource !== permission))
  if (unknown.length === 0) return
  throw new ApiError('UNKNOWN_PERMISSION', {
    details: unknown.map((permission) =>
      fieldDetail(`/resources/${given.indexOf(permission)}`, 'UNKNOWN_PERMISSION', 'Unknown permission'),
    ),
  })
}
