import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { Insertable } from 'kysely'
import { v5 as uuidOf } from 'uuid'
import { EMPTY_CHAIN } from '../database/audit-chain.ts'
import type { AccountTable, Database } from '../database/tables.ts'
import { ADMINISTRATOR_ROLE, allPermissions } from '../roles/declared-permissions.ts'

/** Namespace of ids derived from names. */
export const PORTAL_NAMESPACE = '8f6f4d0e-5d0a-5b5e-9c55-7a1c8f0d2b61'

/** Id of a built-in role: the same in every copy of an account's data. */
export const builtInRoleId = (accountId: string, name: string): string =>
  uuidOf(`role ${accountId} ${name}`, PORTAL_NAMESPACE)

/** Creates an account unless it exists, and updates it and its built-in roles to the settings and the contract. */
export async function prepareAccount(db: Database, account: Insertable<AccountTable>): Promise<void> {
  await db
    .insertInto('account')
    .values(account)
    .onConflict((row) =>
      row.column('id').doUpdateSet((known) => ({ systemSubjectId: known.ref('excluded.systemSubjectId') })),
    )
    .execute()
  await db
    .insertInto('auditHead')
    .values({ accountId: account.id, ...EMPTY_CHAIN })
    .onConflict((row) => row.doNothing())
    .execute()
  const all = await allPermissions(db, account.id)
  const roles = BUILT_IN_ROLES.map((role) => ({
    ...role,
    ...(role.name === ADMINISTRATOR_ROLE && { resources: all }),
    id: builtInRoleId(account.id, role.name),
    accountId: account.id,
    subjectTypes: [...role.subjectTypes],
    builtIn: true,
  }))
  await db
    .insertInto('role')
    .values(roles)
    .onConflict((row) =>
      row.column('id').doUpdateSet((role) => ({
        label: role.ref('excluded.label'),
        description: role.ref('excluded.description'),
        resources: role.ref('excluded.resources'),
        subjectTypes: role.ref('excluded.subjectTypes'),
      })),
    )
    .execute()
}
