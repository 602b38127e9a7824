import type { Status } from '@portal/contract/subjects/subject.ts'
import type { Database } from '../database/tables.ts'

/** A demo account operator with this role only, who has chosen a password. */
export async function addOperator(db: Database, roleId: string, status: Status = 'ACTIVE'): Promise<string> {
  const id = crypto.randomUUID()
  const by = { id, email: 'system@program.example', name: 'System' }
  const person = { email: `${id}@program.example`, givenName: 'A', familyName: 'Holder', search: '' }
  const times = { invitedAt: null, lastSignInAt: null, createdBy: by, updatedBy: by }
  const state = { status, suspendedReason: null, credentialState: 'CONFIRMED' } as const
  await db
    .insertInto('operator')
    .values({ id, accountId: 'c2p-demo', ...person, ...state, ...times })
    .execute()
  await db.insertInto('operatorRole').values({ operatorId: id, roleId }).execute()
  return id
}
