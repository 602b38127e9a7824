import { randomBytes } from 'node:crypto'
import type { Database } from './tables.ts'

/** A random key that all processes of this installation share; made when it is first asked for. */
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
