import { randomBytes } from 'node:crypto'
import type { AccountsDatabase } from './account-tables.ts'

/** The secret with this name; `undefined` until a process has made it. */
export async function findSecretNamed(db: AccountsDatabase, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('installationSecret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

/** Stores a secret, unless there is one with this name. Returns the one that is stored, which all processes share. */
export async function keepSecretNamed(db: AccountsDatabase, name: string, value: Buffer): Promise<Buffer> {
  await db
    .insertInto('installationSecret')
    .values({ name, value })
    .onConflict((row) => row.doNothing())
    .execute()
  return (await findSecretNamed(db, name)) ?? value
}

/** A random key shared by all processes of this installation; created on first use. */
export const secretOf = (db: AccountsDatabase, name: string): Promise<Buffer> =>
  keepSecretNamed(db, name, randomBytes(32))
