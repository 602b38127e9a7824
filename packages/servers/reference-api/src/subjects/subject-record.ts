import { sql } from 'kysely'
import type { EditableRecord } from '../stored-record.ts'
import { subjectStore } from './subject-store.ts'

export const subject: EditableRecord = {
  name: sql`(select name from subject s where s.account_id = audit_entry.account_id and s.id = entity_id)`,
  find: (db, accountId, id) => subjectStore(db, accountId).get(id),
}
