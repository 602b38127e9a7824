import type { AccountsDatabase } from '../account-tables.ts'

/** Hashes of an operator's previous passwords, newest first. */
export async function formerPasswordsOf(
  db: AccountsDatabase,
  operatorId: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('formerPassword')
    .select('passwordHash')
    .where('operatorId', '=', operatorId)
    .orderBy('replacedAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ passwordHash }) => passwordHash)
}

/** Keeps the hash of a password that was replaced, so that it is not chosen again. */
export async function keepFormerPassword(
  db: AccountsDatabase,
  operatorId: string,
  passwordHash: string,
): Promise<void> {
  await db.insertInto('formerPassword').values({ operatorId, passwordHash }).execute()
}
