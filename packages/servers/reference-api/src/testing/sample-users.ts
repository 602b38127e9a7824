import { addUserRoles, createUser } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { builtInRoleId } from '../accounts/prepare-account.ts'
import type { Database } from '../database/tables.ts'
import type { TestCaller, TestServer } from './test-server.ts'

export const roleId = (name: string): string => builtInRoleId('c2p-demo', name)

let made = 0

/** The body of a user that does not exist yet. */
export function newUser(roles: readonly string[] = ['VIEWER']) {
  made += 1
  const email = `sample-${made}@program.example`
  return { email, given_name: 'Sam', family_name: 'Ple', roleIds: roles.map(roleId) }
}

/** A user who has just been invited. */
export async function invite(caller: TestCaller, roles?: readonly string[]): Promise<User> {
  const { status, body, text } = await caller.call(createUser, { body: newUser(roles) })
  if (status !== 201) throw new Error(`Not invited: ${text}`)
  return body
}

/** A user who has chosen a password, as the identity provider stores it. */
export async function member(db: Database, caller: TestCaller, roles?: readonly string[]): Promise<User> {
  const user = await invite(caller, roles)
  await db.updateTable('operator').set({ credentialState: 'CONFIRMED' }).where('id', '=', user.id).execute()
  return { ...user, credentialState: 'CONFIRMED' }
}

/** A user who has chosen a password and has this role only. */
export async function holderOf(
  { db, withToken, issuer }: TestServer,
  admin: TestCaller,
  role: { readonly id: string },
): Promise<{ id: string; caller: TestCaller }> {
  const { id } = await member(db, admin)
  await admin.call(addUserRoles, { params: { userId: id }, body: { roleIds: [role.id] } })
  await db.deleteFrom('operatorRole').where('operatorId', '=', id).where('roleId', '!=', role.id).execute()
  return { id, caller: withToken(await issuer.token(id)) }
}

/** Emails to a recipient, newest first. */
export const emailsTo = (db: Database, recipient: string) =>
  db.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute()
