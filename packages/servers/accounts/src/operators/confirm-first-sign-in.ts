import type { AccountsDatabase } from '../account-tables.ts'
import { recordOperatorEvent } from './operator-events.ts'
import { recordSignIn } from './signed-in-operator.ts'

/** The first sign-in at a provider with passwords of its own: an invitation is accepted with it. */
export async function confirmFirstSignIn(db: AccountsDatabase, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('operator')
    .set({ credentialState: 'CONFIRMED' })
    .where('id', '=', id)
    .where('credentialState', '=', 'INVITED')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await recordOperatorEvent(db, id, 'USER_CONFIRMED')
  await recordSignIn(db, id)
}
