import { sql } from 'kysely'
import type { EditableRecord } from '../stored-record.ts'
import { operatorStore } from './operator-store.ts'

export const operator: EditableRecord = {
  name: sql`(select given_name || ' ' || family_name from operator o where o.id = entity_id::uuid)`,
  find: (db, accountId, id) => operatorStore(db, accountId).get(id),
}
