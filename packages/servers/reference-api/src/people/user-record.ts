import { operatorName } from '@portal/accounts/operators/operators.ts'
import { sql } from 'kysely'
import type { EditableRecord } from '../stored-record.ts'
import { operatorStore } from './operator-store.ts'

export const operator: EditableRecord = {
  name: operatorName(sql`entity_id::uuid`),
  find: (db, accountId, id) => operatorStore(db, accountId).get(id),
}
