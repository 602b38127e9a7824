import type { Database } from '../database/tables.ts'
import type { ObjectStore } from './object-store.ts'
import { isKept } from './upload-store.ts'

const BATCH_SIZE = 100

/** Removes uploads that were not used in time. */
export async function deleteStaleUploads(db: Database, storage: ObjectStore): Promise<void> {
  const forgotten = await db
    .deleteFrom('upload')
    .where('id', 'in', (query) =>
      query
        .selectFrom('upload')
        .select('id')
        .where('takenAt', 'is', null)
        .where(({ not }) => not(isKept))
        .limit(BATCH_SIZE),
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
