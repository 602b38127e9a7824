import { EDITED_RECORDS, type EditedKind } from '@portal/contract/presence/edited-record.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { requirePermission } from '../access/authorise.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { guardSubject } from '../http/admit.ts'
import { operatorStore } from '../people/operator-store.ts'
import { roleStore } from '../roles/role-store.ts'
import { subjectStore } from '../subjects/subject-store.ts'

type Find = (db: Database, accountId: string, id: string) => Promise<{ readonly id: string }>

const FIND: Readonly<Record<EditedKind, Find>> = {
  operator: (db, accountId, id) => operatorStore(db, accountId).get(id),
  role: (db, accountId, id) => roleStore(db, accountId).get(id),
  subject: (db, accountId, id) => subjectStore(db, accountId).get(id),
}

/** The record under its one id, or throws as reading it would. */
export async function requireReadable(
  db: Database,
  caller: Caller,
  { kind, id }: EditedRecord,
): Promise<EditedRecord> {
  const read = EDITED_RECORDS[kind]
  requirePermission(caller, read, {})
  if (read.guardsSubject) await guardSubject(db, caller, id)
  const found = await FIND[kind](db, caller.accountId, id)
  return { kind, id: found.id }
}
