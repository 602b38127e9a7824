import { type RawBuilder, sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'

interface Credential {
  readonly passwordHash: string
  readonly changedAt: Date
}

/** Whether passwords are here; a hosted identity provider keeps them to itself. */
export const credentialsAreHere: RawBuilder<boolean> = sql`to_regclass('identity.credential') is not null`

export async function hasCredentials(db: AccountsDatabase): Promise<boolean> {
  const { here } = await db.selectNoFrom(credentialsAreHere.as('here')).executeTakeFirstOrThrow()
  return here
}

/** `undefined` for an operator without a password of their own. */
export const credentialOf = (db: AccountsDatabase, operatorId: string): Promise<Credential | undefined> =>
  db
    .selectFrom('identity.credential')
    .select(['passwordHash', 'changedAt'])
    .where('userId', '=', operatorId)
    .executeTakeFirst()

/** The hash of an operator's own password, and whether the demo password works without one. */
export const passwordOf = (db: AccountsDatabase, operatorId: string) =>
  db
    .selectFrom('operator')
    .leftJoin('identity.credential', 'userId', 'id')
    .select(['passwordHash', 'isDemo'])
    .where('id', '=', operatorId)
    .executeTakeFirst()

export async function setPassword(
  db: AccountsDatabase,
  operatorId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .insertInto('identity.credential')
    .values({ userId: operatorId, passwordHash })
    .onConflict((row) => row.column('userId').doUpdateSet({ passwordHash, changedAt: sql<Date>`now()` }))
    .execute()
}

export async function deleteCredential(db: AccountsDatabase, operatorId: string): Promise<void> {
  await db.deleteFrom('identity.credential').where('userId', '=', operatorId).execute()
}
