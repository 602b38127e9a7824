import { sql } from 'kysely'
import type { StoredRecord } from '../stored-record.ts'

export const sharedView: StoredRecord = {
  name: sql`(select name from shared_view where id = entity_id::uuid)`,
}
