import { EDITED_RECORDS } from '@portal/contract/presence/edited-record.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { requirePermission } from '../access/authorize.ts'
import type { Caller } from '../access/caller.ts'
import { ALL_RECORDS } from '../all-records.ts'
import type { Database } from '../database/tables.ts'
import { guardSubject } from '../http/admit.ts'

/** Finds the record by its only id; throws like its read operation. */
export async function requireReadable(
  db: Database,
  caller: Caller,
  { kind, id }: EditedRecord,
): Promise<EditedRecord> {
  const read = EDITED_RECORDS[kind]
  requirePermission(caller, read, {})
  // Ids of records that belong to a subject begin with the subject's id.
  const [subjectId = id] = id.split('/')
  if (read.guardsSubject) await guardSubject(db, caller, subjectId)
  const found = await ALL_RECORDS[kind].find(db, caller.accountId, id)
  return { kind, id: found.id }
}
