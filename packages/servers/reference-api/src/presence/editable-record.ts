import { EDITED_RECORDS } from '@portal/contract/presence/edited-record.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { requirePermission } from '../access/authorise.ts'
import type { Caller } from '../access/caller.ts'
import { ALL_RECORDS } from '../all-records.ts'
import type { Database } from '../database/tables.ts'
import { guardSubject } from '../http/admit.ts'

/** The record under its one id, or throws as reading it would. */
export async function requireReadable(
  db: Database,
  caller: Caller,
  { kind, id }: EditedRecord,
): Promise<EditedRecord> {
  const read = EDITED_RECORDS[kind]
  requirePermission(caller, read, {})
  // What belongs to a subject has an id that begins with the subject's.
  const [subjectId = id] = id.split('/')
  if (read.guardsSubject) await guardSubject(db, caller, subjectId)
  const found = await ALL_RECORDS[kind].find(db, caller.accountId, id)
  return { kind, id: found.id }
}
