import type { Database } from '../database/tables.ts'

/** The history of one record, oldest entry first. */
export const entriesOf = (db: Database, entityId: string) =>
  db
    .selectFrom('auditEntry')
    .select(['action', 'entity', 'revision', 'changeReason', 'changes'])
    .where('entityId', '=', entityId)
    .orderBy('no')
    .execute()
