import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import type { Database } from '../../database/tables.ts'
import type { operatorMails } from '../operator-mails.ts'

interface Given {
  readonly by: PersonRef
  readonly given: readonly RoleRef[]
}

/** Closes the person's open requests for one of these roles, otherwise the one in words. Returns whether any was open. */
async function closeRequests(db: Database, operatorId: string, { by, given }: Given): Promise<boolean> {
  const close = () =>
    db
      .updateTable('accessRequest')
      .set({ status: 'GIVEN', decidedAt: new Date(), decidedBy: by })
      .where('operatorId', '=', operatorId)
      .where('status', '=', 'OPEN')
  const roles = given.map(({ name }) => name)
  const named = await close().where('roleName', 'in', roles).executeTakeFirst()
  if (named.numUpdatedRows > 0n) return true
  const inWords = await close().where('roleName', 'is', null).executeTakeFirst()
  return inWords.numUpdatedRows > 0n
}

/** Closes the requests that assigned roles fulfill, and notifies the person if there were any. */
export async function fulfillRequests(
  db: Database,
  mails: ReturnType<typeof operatorMails>,
  user: OperatorRow,
  given: Given,
): Promise<void> {
  if (!(await closeRequests(db, user.id, given))) return
  await mails.fulfillRequest(user, { by: given.by, roles: given.given.map(({ label }) => label) })
}
