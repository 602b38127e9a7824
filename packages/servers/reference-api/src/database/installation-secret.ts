import { randomBytes } from 'node:crypto'
import type { Database } from './tables.ts'

/** A random key shared by all processes of this installation; created on first use. */
export async function secretOf(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('installationSecret')
    .values({ name, value: randomBytes(32) })
    .onConflict((row) => row.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('installationSecret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
