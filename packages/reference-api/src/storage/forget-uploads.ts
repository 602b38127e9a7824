import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from './object-store.ts'

const MOST_AT_ONCE = 100

/** Removes uploads that nobody has used for a day. */
export async function forgetUploads(db: Database, storage: ObjectStore): Promise<void> {
  const forgotten = await db
    .deleteFrom('upload')
    .where('id', 'in', (query) =>
      query
        .selectFrom('upload')
        .select('id')
        .where('takenAt', 'is', null)
        .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
        .limit(MOST_AT_ONCE),
    )
    .returning(['key', 'partsName'])
    .execute()
  await Promise.all(
    forgotten.map(async ({ key, partsName }) => {
      if (partsName !== null) await storage.dropParts({ key, partsName })
      await storage.remove(key)
    }),
  )
}
