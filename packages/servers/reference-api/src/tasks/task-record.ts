import { sql } from 'kysely'
import type { StoredRecord } from '../stored-record.ts'

export const task: StoredRecord = {
  name: sql`(select title from task where task.id = entity_id::uuid)`,
}
