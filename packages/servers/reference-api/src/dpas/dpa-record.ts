import { sql } from 'kysely'
import type { StoredRecord } from '../stored-record.ts'

export const dpa: StoredRecord = {
  name: sql`(select dpa_name from dpa where dpa.id = entity_id::uuid)`,
  subjectId: sql`(select subject_id from dpa where dpa.id = entity_id::uuid)`,
}
