import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import type { Recorded } from '../../database/audit.ts'
import type { Database } from '../../database/tables.ts'
import type { operatorEmails } from '../operator-emails.ts'
import { recordedRequest } from './access-request-record.ts'
import { accessRequestStore } from './access-request-store.ts'

interface Given {
  readonly by: PersonRef
  readonly given: readonly RoleRef[]
}

/**
 * Closes the person's open requests that assigned roles fulfill: those for one of them, otherwise the one in words.
 * Notifies the person if there were any.
 */
export async function fulfillRequests(
  db: Database,
  emails: ReturnType<typeof operatorEmails>,
  user: OperatorRow,
  { by, given }: Given,
): Promise<Recorded[]> {
  const store = accessRequestStore(db, user.accountId)
  const open = await store.lockOpen(user.id)
  const named = open.filter(({ roleName }) => given.some(({ name }) => name === roleName))
  const fulfilled = named.length > 0 ? named : open.filter(({ roleName }) => roleName === null)
  if (fulfilled.length === 0) return []
  const recorded: Recorded[] = []
  for (const before of fulfilled) {
    const request = await store.save(before.id, { status: 'GIVEN', decidedAt: new Date(), decidedBy: by })
    recorded.push(recordedRequest(request, { before }))
  }
  await emails.fulfillRequest(user, { by, roles: given.map(({ label }) => label) })
  return recorded
}
