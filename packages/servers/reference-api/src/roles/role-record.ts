import { sql } from 'kysely'
import type { EditableRecord } from '../stored-record.ts'
import { roleStore } from './role-store.ts'

export const role: EditableRecord = {
  name: sql`(select label from role where role.id = entity_id::uuid)`,
  find: (db, accountId, id) => roleStore(db, accountId).get(id),
}
